/** Captures log lines for assertions. */
import type { LogTarget } from '../../src/api/http/log.ts';

export type Log = LogTarget & {
  readonly text: () => string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary lines.
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
