/** Describes the webhooks for the OpenAPI document: one per type of event. */
import { z } from 'zod';
import { WEBHOOK_COPY } from '../../core/events/copy.ts';
import { WEBHOOK_SHAPES } from '../../core/events/webhook-shapes.ts';

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

function bodyOf(shape: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'output' });
  return schema;
}

/** Returns the value of `webhooks` in the document. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(WEBHOOK_SHAPES).map(([type, shape]) => [
      type,
      {
        post: {
          operationId: type,
          summary: WEBHOOK_COPY.summary(type),
          parameters: HEADERS.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
          requestBody: { required: true, content: { 'application/json': { schema: bodyOf(shape) } } },
          responses: {
            '2XX': { description: WEBHOOK_COPY.accepted },
            '410': { description: WEBHOOK_COPY.goneMeans },
            default: { description: WEBHOOK_COPY.repeated },
          },
        },
      },
    ]),
  );
}
