/** /models/{sha256}.glb: 3D models of the content folder, and those that were uploaded. */
import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { MODEL_TYPE } from '../../core/product/model.ts';
import { COPY } from '../../core/shop/copy.ts';
import { CACHE } from '../../core/shop/headers.ts';
import { findModel } from '../../db/catalogue/model-uploads.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Media } from '../../media/media.ts';
import { modelKey } from '../../media/models.ts';
import type { Store } from '../../media/store/store.ts';
import { HttpError } from '../http/http-error.ts';

type Deps = { readonly db: Db; readonly media: Media | undefined; readonly store: Store | undefined };

const NAME = /^([\da-f]{64})\.glb$/;

export function modelRoutes(app: FastifyInstance, { db, media, store }: Deps): void {
  async function open(hash: string) {
    const file = media?.models.byHash(hash);
    if (file) return createReadStream(file.path);
    // Only what was checked is sent: the store holds other files too.
    const upload = store && (await findModel(db, hash));
    return upload ? (await store.open(modelKey(hash)))?.body : undefined;
  }

  app.get<{ Params: { name: string } }>(
    '/models/:name',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const hash = NAME.exec(request.params.name)?.[1];
      const body = hash && (await open(hash));
      if (!body) throw new HttpError(404, COPY.error.noRoute);
      return reply.type(MODEL_TYPE).header('cache-control', CACHE.immutable).send(body);
    },
  );
}
