/** What the shop is for: a card each for mission, vision and values (§3), written under content/mission. */
import type { Picture } from '../images/picture.ts';

export type MissionCard = {
  readonly id: string;
  readonly title: string;
  readonly order: number;
  /** One line, said on the picture. */
  readonly line: string;
  /** The rest, plain text, behind Learn More. */
  readonly description: string;
  /** null: not there yet. */
  readonly picture: Picture | null;
};
