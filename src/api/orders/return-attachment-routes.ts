/**
 * Photos and videos of a return: uploaded one by one before the return is requested, readable with access to the order and
 * by the merchant.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { merchantAttachmentPath } from '../../core/merchant/file-paths.ts';
import type { FileCall } from '../../core/merchant/rights.ts';
import { RETURN_ATTACHMENT_LIMITS, RETURN_ATTACHMENTS } from '../../core/order/constants.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { attachmentPath, attachmentsPath, sizeText } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { returnablePieces } from '../../core/order/returnable.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findAttachment } from '../../db/orders/return-attachments.ts';
import { readSent } from '../../db/orders/return-moves.ts';
import { listReturns } from '../../db/orders/returns.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { openOrder } from './access.ts';
import type { OrderDeps } from './deps.ts';
import { type AttachmentDeps, deleteAttachment, sendAttachment, storeAttachment } from './return-attachments.ts';
import { serializeAttachment } from './serializers.ts';

type Named = { Params: { number: string; id: string }; Querystring: Record<string, unknown> };

const UPLOADS = { times: RETURN_ATTACHMENT_LIMITS.perClient, seconds: RETURN_ATTACHMENT_LIMITS.windowMs / 1000 };
/** Returns Content-Length; the space is reserved before the body is read. */
function sizeOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, SAY.noLength);
  const size = Number(length);
  if (size === 0) throw new HttpError(415, SAY.empty);
  if (!(size <= RETURN_ATTACHMENTS.maxVideoBytes))
    throw new HttpError(413, SAY.longVideo(sizeText(RETURN_ATTACHMENTS.maxVideoBytes)));
  return size;
}

const HIDDEN = { schema: { hide: true } as object };

export function attachmentRoutes(app: FastifyInstance, deps: OrderDeps, files: AttachmentDeps): void {
  const opened = (request: FastifyRequest<Named>, reply: FastifyReply) =>
    openOrder(deps, request, reply, request.params.number);

  async function found(request: FastifyRequest<Named>, reply: FastifyReply) {
    const { number } = await opened(request, reply);
    const row = await findAttachment(deps.db, number, request.params.id);
    if (!row) throw new HttpError(404, SAY.gone);
    return row;
  }

  // The body is streamed to disk.
  app.addContentTypeParser(/^(image|video)\/|^application\/octet-stream$/, (_, body, done) => done(null, body));

  app.post<Named>(
    attachmentsPath(':number'),
    { ...HIDDEN, bodyLimit: RETURN_ATTACHMENTS.maxVideoBytes },
    async (request, reply) => {
      const order = await opened(request, reply);
      const [sent, earlier] = [await readSent(deps.db, order), await listReturns(deps.db, order.number)];
      if (returnablePieces(sent, earlier, new Date()).length === 0) throw new HttpError(409, SAY.notNow);
      await countAttempt(deps.db, 'evidence', networkOf(request.ip), UPLOADS, SAY.often);
      const size = sizeOf(request);
      const { name } = request.query;
      const network = networkOf(request.ip);
      const upload = { number: order.number, network, name: typeof name === 'string' ? name : '', size };
      return serializeAttachment(await storeAttachment(files, upload, request.raw));
    },
  );

  app.get<Named>(attachmentPath(':number', ':id'), HIDDEN, async (request, reply) =>
    sendAttachment(files, await found(request, reply), reply),
  );

  app.delete<Named>(attachmentPath(':number', ':id'), HIDDEN, async (request, reply) => {
    if (!(await deleteAttachment(files, await found(request, reply)))) {
      // Throws 404 when it was deleted concurrently.
      await found(request, reply);
      throw new HttpError(409, SAY.kept);
    }
    return reply.code(204).send();
  });
}

/** The same files for the merchant. */
export function merchantAttachmentRoutes(app: FastifyInstance, deps: OrderDeps, files: AttachmentDeps): void {
  const config = { call: 'returnAttachment' satisfies FileCall };
  app.get<Named>(merchantAttachmentPath(':number', ':id'), { ...HIDDEN, config }, async ({ params }, reply) => {
    const row = await findAttachment(deps.db, params.number.trim().toUpperCase(), params.id);
    if (!row) throw new HttpError(404, ORDER_COPY.notFound);
    return sendAttachment(files, row, reply);
  });
}
