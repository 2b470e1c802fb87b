/** Mission, vision and values: a card each, written under content/mission. */
import type { Picture } from '../images/picture.ts';

export type MissionCard = {
  readonly id: string;
  readonly title: string;
  readonly order: number;
  /** One line, shown on the picture. */
  readonly line: string;
  /** Plain text, shown behind Learn More. */
  readonly description: string;
  /** null: none yet. */
  readonly picture: Picture | null;
};
