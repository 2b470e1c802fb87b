/** What a process would have written, to look into. */
import type { LogTarget } from '../../src/api/http/log.ts';

export type Log = LogTarget & {
  readonly text: () => string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was written.
  readonly lines: () => any[];
  readonly clear: () => void;
};

export function openLog(): Log {
  let text = '';
  return {
    write: (line) => {
      text += line;
    },
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    clear: () => {
      text = '';
    },
  };
}
