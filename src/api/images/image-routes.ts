/** /img/{name of the original}/{width}.{avif|webp|jpg}. */
import type { FastifyInstance } from 'fastify';
import { COPY } from '../../core/shop/copy.ts';
import type { Images } from '../../media/images.ts';
import { parseRendition } from '../../media/rendition.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** Non-standard status for a client that closed its connection, so that logs and metrics do not count a failure. */
const CLIENT_LEFT = 499;

export function imageRoutes(app: FastifyInstance, images: Pick<Images, 'render'>): void {
  app.get('/img/*', { schema: { hide: true } as object }, async (request, reply) => {
    const rendition = parseRendition(request.url.slice('/img'.length));
    const { signal } = request;
    const data =
      rendition &&
      (await images.render(rendition, { client: networkOf(request.ip), signal }).catch((error: unknown) => {
        throw signal.aborted ? new HttpError(CLIENT_LEFT, COPY.error.noPicture) : error;
      }));
    if (!data) throw new HttpError(404, COPY.error.noPicture);
    return reply
      .header('content-type', TYPES[rendition.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(data);
  });
}
