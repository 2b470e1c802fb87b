/** A fetch function that calls the app without a port, for the build and tests. */
import type { FastifyInstance } from 'fastify';
import type { Fetch } from '../../core/shop/client.ts';

/** Returns a fetch that injects requests into the app. Aborting rejects, as in fetch. */
export function fetchFrom(app: FastifyInstance): Fetch {
  return async (input, init) => {
    init.signal?.throwIfAborted();
    const { pathname, search } = new URL(input, 'http://localhost');
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    init.signal?.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) headers.append(name, String(one));
    }
    const empty = [204, 205, 304].includes(answer.statusCode);
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
