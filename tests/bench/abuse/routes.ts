/** Lists all routes of an app as they are registered, so that new ones are included. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

export type Route = { readonly method: string; readonly path: string };

/** Published by Fastify when an app is created, before routes exist. */
const MADE = 'fastify.initialization';
/** Added by Fastify to our routes. */
const ADDED = new Set(['HEAD', 'OPTIONS']);

/** Opens the app and returns its routes, including undocumented ones. */
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
