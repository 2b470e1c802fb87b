/** Every route of an app, noted as the app declares it, so that a new one cannot be left out. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

export type Route = { readonly method: string; readonly path: string };

/** Published by the framework when an app is made, before it has routes. */
const MADE = 'fastify.initialization';
/** Added by the framework to routes of ours. */
const ADDED = new Set(['HEAD', 'OPTIONS']);

/** The app, and its routes, also those that no document describes. */
export async function withRoutes(open: () => Promise<FastifyInstance>) {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (!ADDED.has(one)) routes.push({ method: one, path: url });
    });
  };
  subscribe(MADE, watch);
  const app = await open();
  unsubscribe(MADE, watch);
  await app.ready();
  return { app, routes: routes as readonly Route[] };
}
