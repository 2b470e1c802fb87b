/** Asks the host of the static site for a new build, once changes of the catalogue have gone quiet. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { REBUILD } from '../../core/merchant/constants.ts';
import type { Sender } from '../events/send-webhook.ts';

export type RebuildSettings = {
  /** Called by POST with an empty JSON object. */
  readonly url: string;
  /** Quiet time before a call, and the longest that steady changes can delay it. */
  readonly waitMs?: number;
  readonly mostMs?: number;
};

export type RebuildHook = {
  /** Notes a change. Many changes cause one call. */
  readonly changed: () => void;
  /** Sends a call that is still waiting. */
  readonly flush: () => Promise<void>;
};

const NONE: RebuildHook = { changed: () => {}, flush: async () => {} };

/** A failed call is logged and not repeated: the next change calls again. The address may hold a secret and is not logged. */
export function createRebuildHook(
  { url, waitMs = REBUILD.waitMs, mostMs = REBUILD.mostMs }: RebuildSettings,
  sender: Sender,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): RebuildHook {
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function post(): Promise<void> {
    try {
      const status = await sender.post(
        url,
        { 'content-type': 'application/json', 'user-agent': 'aroha-rebuild' },
        '{}',
      );
      if (status < 200 || status > 299) throw new Error(`It responded with ${status}.`);
      log.info('A new build was requested from REBUILD_URL.');
    } catch (error) {
      log.error({ err: error }, 'REBUILD_URL could not be called. The shop is current; its prerendered pages are not.');
    }
  }

  function send(): void {
    clearTimeout(timer);
    if (since === undefined) return;
    since = undefined;
    sending = sending.then(post);
  }

  return {
    changed: () => {
      since ??= performance.now();
      clearTimeout(timer);
      timer = setTimeout(send, Math.max(0, Math.min(waitMs, since + mostMs - performance.now())));
      timer.unref();
    },
    flush: () => {
      send();
      return sending;
    },
  };
}

/** Opens the configured hook; closing the app sends what waits. An address that is never reached is logged at once. */
export function openRebuildHook(app: FastifyInstance, settings: RebuildSettings | undefined): RebuildHook {
  if (!settings) return NONE;
  const refusal = app.webhooks.refusal(settings.url);
  if (refusal) app.log.error(`REBUILD_URL is not used. ${refusal}`);
  if (refusal) return NONE;
  const hook = createRebuildHook(settings, app.webhooks, app.log);
  app.addHook('onClose', hook.flush);
  return hook;
}
