/** Records the results of webhook endpoints, and disables those that keep failing. */
import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { WEBHOOKS } from '../../core/events/constants.ts';
import type { Db } from '../engine/db.ts';
import { transact, withRetries } from '../engine/retry.ts';
import { webhookEndpoints as endpoints } from '../schema/webhooks.ts';
import { hours } from './endpoints.ts';
import { publish } from './publish.ts';

/** Records a success, when attempts had failed before. */
export async function noteSuccess(db: Db, id: string): Promise<void> {
  const failing = and(eq(endpoints.id, id), isNotNull(endpoints.failingSince));
  await withRetries(() => db.update(endpoints).set({ failingSince: null }).where(failing));
}

/** Records the first failure since the last success. */
export async function noteFailure(db: Db, id: string): Promise<void> {
  const succeeding = and(eq(endpoints.id, id), isNull(endpoints.failingSince));
  await withRetries(() => db.update(endpoints).set({ failingSince: sql`now()` }).where(succeeding));
}

/** Disables an enabled endpoint and writes webhook.disabled in one transaction. Returns whether it did. */
function disable(db: Db, id: string, reason: string, when?: SQL): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(endpoints)
      .set({ enabled: false, disabledAt: sql`now()`, disabledReason: reason })
      .where(and(eq(endpoints.id, id), eq(endpoints.enabled, true), when))
      .returning();
    if (!row) return false;
    await publish(tx, 'webhook.disabled', id, { endpointId: id, url: row.url, error: reason });
    return true;
  });
}

/** Disables an endpoint that does not exist any more. */
export const disableEndpoint = (db: Db, id: string, reason: string): Promise<boolean> => disable(db, id, reason);

/** Disables an endpoint without a success for disableHours. */
export const disableFailing = (db: Db, id: string, reason: string): Promise<boolean> =>
  disable(db, id, reason, lte(endpoints.failingSince, sql`now() - ${hours(WEBHOOKS.disableHours)}`));
