/** Global setup of playwright: waits until both shops answer, which takes seconds, or minutes on a busy machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';

const WAIT_MS = 240_000;

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export default async function setup({ projects }: FullConfig): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (const { use } of projects) {
    const url = `${use.baseURL}/api/categories`;
    while (!(await answers(url))) {
      if (Date.now() > end) throw new Error(`The server at ${url} did not start.`);
      await sleep(250);
    }
  }
}
