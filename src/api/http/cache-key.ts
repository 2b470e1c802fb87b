/** Cache keys of responses, made from declared parameters only, so that unknown parameters create no entries. */
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

export type KeyOf = (request: FastifyRequest) => string;

const namesOf = (schema: unknown): string[] => Object.keys((schema as z.ZodObject | undefined)?.shape ?? {}).sort();

/**
 * Returns the key function of a route. Before validation the key uses the raw values of the declared parameters in fixed
 * order, after it the normalized values.
 */
export function keyOfRoute({ url, schema }: RouteOptions): KeyOf {
  const inPath = namesOf(schema?.params);
  const inQuery = namesOf(schema?.querystring);
  return ({ params, query }) => {
    const given: unknown[] = [url];
    for (const name of inPath) given.push((params as Record<string, unknown>)[name]);
    for (const name of inQuery) {
      const value = (query as Record<string, unknown>)[name];
      if (value !== undefined) given.push(name, typeof value === 'number' ? String(value) : value);
    }
    return JSON.stringify(given);
  };
}
