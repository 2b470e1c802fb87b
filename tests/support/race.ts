/** Asserts that two concurrent calls end as if run one after the other. */
import { sqlState } from '../../src/db/engine/retry.ts';
import type { Rival } from './rival.ts';

export type Race<Context, Scene extends string> = {
  /** Tables whose rows the call writes. */
  readonly writes: readonly string[];
  /** States in which the call has an effect. */
  readonly scenes: readonly Scene[];
  /** Returns the status; undefined for calls that are not requests. */
  readonly run: (context: Context) => Promise<number | undefined>;
};

export type Pair<Scene extends string> = {
  readonly table: string;
  readonly names: readonly [string, string];
  readonly scene: Scene;
};

/**
 * Returns all pairs of calls that write the same table, including each with itself, in a state where both have an effect if
 * possible.
 */
export function pairsOf<Context, Scene extends string>(
  races: Readonly<Record<string, Race<Context, Scene>>>,
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

/**
 * Rows of these tables exist before the calls and are locked after the calls have read them. Rows of other tables are
 * inserted.
 */
const LOCKED_BY_ROW = new Set(['orders', 'variants', 'products', 'coupons', 'users', 'addresses', 'sessions']);
const holdOf = (table: string) =>
  LOCKED_BY_ROW.has(table) ? `select 1 from ${table} for no key update` : `lock table ${table} in share mode`;

export type Outcome = { readonly statuses: readonly (number | string)[]; readonly state: unknown };

type Stage<Context, Scene> = {
  readonly rival: Rival;
  readonly begin: (scene: Scene) => Promise<Context>;
  readonly look: () => Promise<unknown>;
};

/** Equivalent statuses: the object or its owner was deleted. */
const GONE = new Set([401, 404]);

async function settled(call: Promise<number | undefined>): Promise<number | string> {
  const status = (await call.catch((error: unknown) => `failed: ${sqlState(error) ?? error}`)) ?? 'done';
  return GONE.has(status as number) ? 'gone' : status;
}

export function createRaces<Context, Scene extends string>(
  races: Readonly<Record<string, Race<Context, Scene>>>,
  { rival, begin, look }: Stage<Context, Scene>,
) {
  const known = new Map<string, Promise<Outcome>>();
  const run = (name: string, context: Context) => settled((races[name] as Race<Context, Scene>).run(context));

  /** Runs one call. */
  const alone = async (scene: Scene, name: string) => run(name, await begin(scene));

  /** Runs two calls one after the other. */
  function serial(scene: Scene, first: string, second: string): Promise<Outcome> {
    const key = [scene, first, second].join('|');
    const made =
      known.get(key) ??
      (async () => {
        const context = await begin(scene);
        return { statuses: [await run(first, context), await run(second, context)], state: await look() };
      })();
    known.set(key, made);
    return made;
  }

  /** Runs two calls concurrently; returns the allowed outcomes and the actual one. */
  async function meet({ table, names: [one, other], scene }: Pair<Scene>) {
    const there = await serial(scene, one, other);
    const back = await serial(scene, other, one);
    const context = await begin(scene);
    const statuses = await rival.meet(
      holdOf(table),
      () => run(one, context),
      () => run(other, context),
    );
    const found: Outcome = { statuses, state: await look() };
    return { found, right: [there, { ...back, statuses: back.statuses.toReversed() }] };
  }
  return { alone, serial, meet };
}
