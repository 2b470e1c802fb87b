/** Photos and videos of a return: sent one by one before it is asked for, seen by who may see the order and by the merchant. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { isReturnable } from '../../core/order/order.ts';
import { evidenceFilePath, evidencePath, merchantEvidencePath, sizeText } from '../../core/order/return-attachments.ts';
import { EVIDENCE_COPY as SAY } from '../../core/order/return-attachments-copy.ts';
import { EVIDENCE, EVIDENCE_LIMITS } from '../../core/shop/constants.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findEvidence } from '../../db/orders/return-attachments.ts';
import { networkOf } from '../http/client-address.ts';
import { Refusal } from '../http/http-error.ts';
import { openOrder } from './access.ts';
import type { OrderDeps } from './deps.ts';
import { dropEvidence, type EvidenceDeps, sendEvidence, takeEvidence } from './return-attachments.ts';
import { wireEvidence } from './serializers.ts';

type Named = { Params: { number: string; id: string }; Querystring: Record<string, unknown> };

const UPLOADS = { times: EVIDENCE_LIMITS.perClient, seconds: EVIDENCE_LIMITS.windowMs / 1000 };
/** The bytes that the request announces: their place is reserved before they are read. */
function sizeOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined) throw new Refusal(411, SAY.noLength);
  const size = Number(length);
  if (size === 0) throw new Refusal(415, SAY.empty);
  if (!(size <= EVIDENCE.maxVideoBytes)) throw new Refusal(413, SAY.longVideo(sizeText(EVIDENCE.maxVideoBytes)));
  return size;
}

const HIDDEN = { schema: { hide: true } as object };

export function evidenceRoutes(app: FastifyInstance, deps: OrderDeps, files: EvidenceDeps): void {
  const opened = (request: FastifyRequest<Named>, reply: FastifyReply) =>
    openOrder(deps, request, reply, request.params.number);

  async function found(request: FastifyRequest<Named>, reply: FastifyReply) {
    const { number } = await opened(request, reply);
    const row = await findEvidence(deps.db, number, request.params.id);
    if (!row) throw new Refusal(404, SAY.gone);
    return row;
  }

  // Bytes go to the disk as they come; nobody looks at them before.
  app.addContentTypeParser(/^(image|video)\/|^application\/octet-stream$/, (_, body, done) => done(null, body));

  app.post<Named>(evidencePath(':number'), { ...HIDDEN, bodyLimit: EVIDENCE.maxVideoBytes }, async (request, reply) => {
    const order = await opened(request, reply);
    if (!isReturnable(order, new Date())) throw new Refusal(409, SAY.notNow);
    await countAttempt(deps.db, 'evidence', networkOf(request.ip), UPLOADS, SAY.often);
    const size = sizeOf(request);
    const { name } = request.query;
    const network = networkOf(request.ip);
    const upload = { number: order.number, network, name: typeof name === 'string' ? name : '', size };
    return wireEvidence(await takeEvidence(files, upload, request.raw));
  });

  app.get<Named>(evidenceFilePath(':number', ':id'), HIDDEN, async (request, reply) =>
    sendEvidence(files, await found(request, reply), reply),
  );

  app.delete<Named>(evidenceFilePath(':number', ':id'), HIDDEN, async (request, reply) => {
    if (!(await dropEvidence(files, await found(request, reply)))) {
      // Throws 404 when it was deleted at the same moment.
      await found(request, reply);
      throw new Refusal(409, SAY.kept);
    }
    return reply.code(204).send();
  });
}

/** The same files for the merchant. */
export function merchantEvidenceRoutes(app: FastifyInstance, deps: OrderDeps, files: EvidenceDeps): void {
  app.get<Named>(merchantEvidencePath(':number', ':id'), HIDDEN, async ({ params }, reply) => {
    const row = await findEvidence(deps.db, params.number.trim().toUpperCase(), params.id);
    if (!row) throw new Refusal(404, ORDER_COPY.notFound);
    return sendEvidence(files, row, reply);
  });
}
