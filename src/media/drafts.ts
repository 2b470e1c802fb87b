/** Drafts of pictures, encoded fast and coarsely for tests: AROHA_PICTURES=draft. */
import { resolve } from 'node:path';

export const isDraft = (): boolean => process.env.AROHA_PICTURES === 'draft';

/** Returns the folder of encoded pictures; drafts have one of their own, so that a shop never shows those of a test. */
export const picturesFolder = (dataDir: string): string => resolve(dataDir, isDraft() ? 'img-draft' : 'img');
