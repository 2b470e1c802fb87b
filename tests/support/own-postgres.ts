/** A PostgreSQL for one test, which may stop and restart it. Stopped after the test file. */
import { startNode } from './processes.ts';

export type OwnPostgres = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const server = startNode(['tests/support/postgres-server.ts']);
  await server.says('\n');
  const url = server.stdout().trim();
  const count = (word: string) => server.stdout().split(`${word}: done`).length;
  const tell = async (word: string) => {
    const before = count(word);
    server.child.stdin?.write(`${word}\n`);
    while (count(word) === before) await new Promise((done) => setTimeout(done, 20));
  };
  return {
    url,
    stop: () => tell('stop'),
    start: () => tell('start'),
    close: async () => {
      server.child.stdin?.end();
      await server.ends();
    },
  };
}
