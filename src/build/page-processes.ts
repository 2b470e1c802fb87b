/**
 * Takes the steps of page-steps.ts in several processes, each with its share of the pages. Threads gain nothing: the kernel
 * lets only one thread of a process at a time get or return memory, which these steps do all the time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Plan, type Share, type Survey, surveyPages, type Task, type Written, writePages } from './page-steps.ts';

/** A process takes a second to start, and a page some milliseconds. */
const PAGES_PER_PROCESS = 1000;
const MOST = 8;

const ENTRY = new URL('./page-process.ts', import.meta.url);

/** What a process sends: the result of its task, or the message of its error. */
export type Answer<T> = { readonly result: T } | { readonly error: string };

export type PageProcesses = {
  readonly survey: () => Promise<Survey[]>;
  readonly write: (plan: Plan) => Promise<Written[]>;
  readonly close: () => void;
};

/** Returns how many processes a number of pages is worth. */
export const processesFor = (pages: number): number =>
  Math.max(1, Math.min(MOST, availableParallelism(), Math.floor(pages / PAGES_PER_PROCESS)));

function ask<T>(process: ChildProcess, task: Task): Promise<T> {
  const asked = Promise.withResolvers<T>();
  const ended = () =>
    asked.reject(new Error('A process that finishes pages has ended. The build may need more memory.'));
  process.once('exit', ended);
  process.once('message', (answer: Answer<T>) => {
    process.off('exit', ended);
    if ('result' in answer) asked.resolve(answer.result);
    else asked.reject(new Error(answer.error));
  });
  process.send(task);
  return asked.promise;
}

/** folder: the build's. names: of all pages. count: 1 takes the steps in this process. */
export function openProcesses(
  folder: string,
  names: readonly string[],
  count = processesFor(names.length),
): PageProcesses {
  // Pages of one kind follow one another, and some kinds are longer than others.
  const shareOf = (index: number): Share => ({ folder, names: names.filter((_, at) => at % count === index) });
  if (count === 1)
    return {
      survey: async () => [surveyPages(shareOf(0))],
      write: async (plan) => [writePages(shareOf(0), plan)],
      close: () => {},
    };
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };
  const all = Array.from({ length: count }, (_, index) => ({
    share: shareOf(index),
    process: fork(ENTRY, { serialization: 'advanced', env }),
  }));
  const answers = <T>(plan?: Plan): Promise<T[]> =>
    Promise.all(all.map(({ share, process }) => ask<T>(process, { share, ...(plan && { plan }) })));
  return {
    survey: () => answers<Survey>(),
    write: (plan) => answers<Written>(plan),
    close: () => {
      for (const { process } of all) process.kill();
    },
  };
}
