/** Where bytes are kept that are not rows: a folder of this machine, or a bucket that many machines share. */
import type { Readable } from 'node:stream';

/** size in bytes. */
export type Found = { readonly body: Readable; readonly size: number };

/** Keys are made by us: letters, digits, '/', '-', '_' and '.'. Every method throws when the store cannot be reached. */
export type Store = {
  /** 'the folder .data/store', 'the bucket …' for messages. */
  readonly name: string;
  /** Moves a finished file into the store under a key. */
  readonly take: (key: string, path: string, type: string) => Promise<void>;
  /** null: nothing of that key. */
  readonly open: (key: string) => Promise<Found | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** What is not there is removed already. */
  readonly remove: (key: string) => Promise<void>;
};

const KEY = /^[\w-]+(?:[./][\w-]+)*$/;

/** Throws for a key that could leave its place: none of ours does. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is no key of the store.`);
  return key;
}
