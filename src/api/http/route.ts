/** Registers a route from its row in the API contract. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CONTRACT, type ContractName, errorShape, ROWS, type Row } from '../../core/shop/contract.ts';
import type { CheckedJson } from './checked-json.ts';

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

/**
 * Registers one row: input is validated and stripped by its schemas, output by its strict response schema unless its parts were
 * checked before.
 */
export function serve<Name extends ContractName>(
  app: FastifyInstance,
  name: Name,
  answer: (
    input: Input<Name>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.input<Contract[Name]['response']> | CheckedJson>,
): void {
  const { method, path } = ROWS[name];
  const row: Row = CONTRACT[name];
  app.route({
    method,
    url: path,
    schema: {
      summary: row.summary,
      operationId: name,
      ...(row.params && { params: row.params }),
      ...(row.query && { querystring: row.query }),
      ...(row.body && { body: row.body }),
      response: { 200: row.response, ...row.refusals, '4xx': errorShape, '5xx': errorShape },
    },
    config: { signed: row.signed ?? false, call: name },
    handler: (request, reply) =>
      answer(
        { params: request.params, query: request.query, body: request.body } as unknown as Input<Name>,
        request,
        reply,
      ),
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requires a session. */
    signed?: boolean;
    /** The call's name in the contract, or of a file. */
    call?: string;
  }
}
