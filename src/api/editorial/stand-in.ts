/** A room that the studio has not rendered yet borrows the one picture of a room there is, for as long as it is there. */
import type { ContentPicture } from '../db/content.ts';
import type { World } from './world.ts';

const STAND_IN = 'rooms/lisbon.jpg';

/** The picture's own file, else the stand-in's; null: neither is there. */
export function fileOrStandIn({ media }: World, { file }: ContentPicture): string | null {
  return [file, STAND_IN].find((one) => media.byFile(one)) ?? null;
}
