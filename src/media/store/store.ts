/** File storage: a local folder, or a bucket shared by several machines. */
import type { Readable } from 'node:stream';

/** size is in bytes. */
export type StoredFile = { readonly body: Readable; readonly size: number };

/** Keys contain only letters, digits, '/', '-', '_' and '.'. All methods throw when the store is unreachable. */
export type Store = {
  /** 'the folder .data/store' or 'the bucket …', for messages. */
  readonly name: string;
  /** Moves a finished file into the store. */
  readonly put: (key: string, path: string, type: string) => Promise<void>;
  /** Returns null for an unknown key. */
  readonly open: (key: string) => Promise<StoredFile | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** Returns the first key, by name, that begins so; null when there is none. */
  readonly first: (beginning: string) => Promise<string | null>;
  /** Succeeds also when the key does not exist. */
  readonly remove: (key: string) => Promise<void>;
};

const KEY = /^[\w-]+(?:[./][\w-]+)*$/;

/** Throws for keys that could leave the store. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a valid store key.`);
  return key;
}
