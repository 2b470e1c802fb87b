/** Declares a route from the row that the endpoint table and the contract share. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CONTRACT, type ContractName, errorShape } from '../../core/contract.ts';
import { ENDPOINTS } from '../../core/endpoints.ts';

type Contract = typeof CONTRACT;
type Parsed<Name extends ContractName, Part extends 'params' | 'query' | 'body'> = Contract[Name] extends {
  readonly [key in Part]: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : Record<string, never>;

export type Input<Name extends ContractName> = {
  readonly params: Parsed<Name, 'params'>;
  readonly query: Parsed<Name, 'query'>;
  readonly body: Parsed<Name, 'body'>;
};

/** An expected refusal: its status and message go to the caller as they are. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Serves one row: input validated and stripped by its schemas, output by its strict response. */
export function serve<Name extends ContractName>(
  app: FastifyInstance,
  name: Name,
  answer: (
    input: Input<Name>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.input<Contract[Name]['response']>>,
): void {
  const { method, path } = ENDPOINTS[name];
  const row: { summary: string; params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType } =
    CONTRACT[name];
  app.route({
    method,
    url: path,
    schema: {
      summary: row.summary,
      operationId: name,
      ...(row.params && { params: row.params }),
      ...(row.query && { querystring: row.query }),
      ...(row.body && { body: row.body }),
      response: { 200: row.response, '4xx': errorShape, '5xx': errorShape },
    },
    handler: (request, reply) =>
      answer(
        { params: request.params, query: request.query, body: request.body } as unknown as Input<Name>,
        request,
        reply,
      ),
  });
}
