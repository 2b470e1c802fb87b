/** The last thing that happened, said to those who cannot see it: a script of every page reads it out. */
import { atom } from 'nanostores';

export const $said = atom('');

export function say(words: string): void {
  $said.set(words);
}
