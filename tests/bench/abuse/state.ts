/** Reads a shop's disk usage, outbox and reserved stock. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ABUSER, STRANGER } from './attacks.ts';

const MB = 1024 * 1024;

export type State = {
  readonly diskMb: number;
  readonly databaseMb: number;
  /** Emails in the outbox, and those to the stranger. */
  readonly emails: number;
  readonly toStranger: number;
  /** Items reserved by the abuser's unfinished orders. */
  readonly held: number;
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const HELD = `select coalesce(sum(l.quantity), 0)::int as held, pg_database_size(current_database())::bigint as bytes
  from orders o join order_lines l using (number)
  where o.state in ('placed', 'confirmed') and (o.email like $1 or o.email = $2)`;

export async function readState(dataDir: string, databaseUrl: string): Promise<State> {
  const files = filesIn(dataDir);
  const letters = files.filter((file) => file.endsWith('.eml'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(HELD, [`%@${ABUSER}`, STRANGER]);
  await client.end();
  return {
    diskMb: files.reduce((sum, file) => sum + sizeOf(file), 0) / MB,
    databaseMb: Number(rows[0].bytes) / MB,
    emails: letters.length,
    toStranger: letters.filter((file) => readFileSync(file, 'utf8').includes(`To: ${STRANGER}`)).length,
    held: rows[0].held,
  };
}
