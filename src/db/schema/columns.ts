/** Columns that many tables have: amounts in minor units, and moments. */
import { bigint, boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const minor = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const now = (name: string) => moment(name).notNull().defaultNow();

export const position = () => integer('position').notNull();

/** Columns that a person set: a seed keeps them. */
export const edited = () => text('edited').array().notNull().default([]);

/** False for what was made in the back office, or outlived its Markdown file. */
export const hasFile = () => boolean('has_file').notNull().default(true);
