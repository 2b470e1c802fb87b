/** Files of lines in which a process leaves what it found for the next one. */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a record; '' when there is none. */
export function readRecord(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Adds a line, unless the folder is read-only. */
export function appendRecord(file: string, line: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Starts with a newline, in case the previous line was truncated.
    appendFileSync(file, `\n${line}`);
  } catch {
    // What is not kept is found again next time.
  }
}
