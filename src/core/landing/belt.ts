/** Timing of a showcase's strip: it moves on by one card at a time and rests between. */

/** Share of each step that the strip rests, and how many straight pieces make up the curve of the move. */
const STEP = { rest: 0.72, pieces: 8 } as const;

/** Eased both ways, from 0 to 1. */
const eased = (at: number) => (at < 0.5 ? 2 * at * at : 1 - 2 * (1 - at) * (1 - at));
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** CSS easing of one round past a number of cards, such as 'linear(0 0%, 0 9%, … 1 100%)'. */
export function beltEasing(cards: number): string {
  const points = Array.from({ length: cards }, (_, card) => [
    `${Number((card / cards).toFixed(4))} ${percent(card / cards)}`,
    ...Array.from({ length: STEP.pieces + 1 }, (__, piece) => {
      const at = piece / STEP.pieces;
      const progress = Number(((card + eased(at)) / cards).toFixed(4));
      return `${progress} ${percent((card + STEP.rest + (1 - STEP.rest) * at) / cards)}`;
    }),
  ]);
  return `linear(${points.flat().join(', ')})`;
}
