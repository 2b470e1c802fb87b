/** /img/{sha256}/{width}.{avif|webp|jpg}. */
import type { FastifyInstance } from 'fastify';
import { COPY } from '../../core/copy.ts';
import { type Images, parseRendition } from '../images.ts';
import { Refusal } from '../refusal.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export function imageRoutes(app: FastifyInstance, images: Images): void {
  app.get('/img/*', { schema: { hide: true } as object }, async (request, reply) => {
    const rendition = parseRendition(request.url.slice('/img'.length));
    const data = rendition && (await images.render(rendition));
    if (!data) throw new Refusal(404, COPY.error.noPicture);
    return reply
      .header('content-type', TYPES[rendition.format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(data);
  });
}
