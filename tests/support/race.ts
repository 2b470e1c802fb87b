/** Two calls at once must end as if one had come after the other. */
import { sqlState } from '../../src/db/engine/retry.ts';
import type { Rival } from './rival.ts';

export type Race<World, Scene extends string> = {
  /** Tables of whose rows another call may write the same ones. */
  readonly writes: readonly string[];
  /** States in which the call does something. */
  readonly scenes: readonly Scene[];
  /** Returns the status; a call that is not a request returns nothing. */
  readonly run: (world: World) => Promise<number | undefined>;
};

export type Pair<Scene extends string> = {
  readonly table: string;
  readonly names: readonly [string, string];
  readonly scene: Scene;
};

/** Every two calls that write one table, each with itself too, in a scene in which both do something where there is one. */
export function pairsOf<World, Scene extends string>(
  races: Readonly<Record<string, Race<World, Scene>>>,
): Pair<Scene>[] {
  const all = Object.entries(races);
  return all.flatMap(([one, first], at) =>
    all.slice(at).flatMap(([other, second]) => {
      const scene = first.scenes.find((name) => second.scenes.includes(name)) ?? (first.scenes[0] as Scene);
      const shared = first.writes.filter((table) => second.writes.includes(table));
      return shared.map((table) => ({ table, names: [one, other] as const, scene }));
    }),
  );
}

/** Rows of these tables exist before the calls: they are held after the calls have looked at them. Others are inserted. */
const HELD_BY_ROW = new Set(['orders', 'variants', 'products', 'coupons', 'users', 'addresses', 'sessions']);
const holdOf = (table: string) =>
  HELD_BY_ROW.has(table) ? `select 1 from ${table} for no key update` : `lock table ${table} in share mode`;

export type Outcome = { readonly statuses: readonly (number | string)[]; readonly state: unknown };

type Stage<World, Scene> = {
  readonly rival: Rival;
  readonly begin: (scene: Scene) => Promise<World>;
  readonly look: () => Promise<unknown>;
};

/** Refusals that say the same: what the call is about was removed, or its owner was. */
const GONE = new Set([401, 404]);

async function settled(call: Promise<number | undefined>): Promise<number | string> {
  const status = (await call.catch((error: unknown) => `failed: ${sqlState(error) ?? error}`)) ?? 'done';
  return GONE.has(status as number) ? 'gone' : status;
}

export function createRaces<World, Scene extends string>(
  races: Readonly<Record<string, Race<World, Scene>>>,
  { rival, begin, look }: Stage<World, Scene>,
) {
  const known = new Map<string, Promise<Outcome>>();
  const run = (name: string, world: World) => settled((races[name] as Race<World, Scene>).run(world));

  /** One call, with nothing beside it. */
  const alone = async (scene: Scene, name: string) => run(name, await begin(scene));

  /** One after the other. */
  function serial(scene: Scene, first: string, second: string): Promise<Outcome> {
    const key = [scene, first, second].join('|');
    const made =
      known.get(key) ??
      (async () => {
        const world = await begin(scene);
        return { statuses: [await run(first, world), await run(second, world)], state: await look() };
      })();
    known.set(key, made);
    return made;
  }

  /** At once; the outcomes that are right, and the one that came. */
  async function meet({ table, names: [one, other], scene }: Pair<Scene>) {
    const there = await serial(scene, one, other);
    const back = await serial(scene, other, one);
    const world = await begin(scene);
    const statuses = await rival.meet(
      holdOf(table),
      () => run(one, world),
      () => run(other, world),
    );
    const found: Outcome = { statuses, state: await look() };
    return { found, right: [there, { ...back, statuses: back.statuses.toReversed() }] };
  }
  return { alone, serial, meet };
}
