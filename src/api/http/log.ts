/**
 * What is written down: one line of JSON a request, and never a secret. What may be read is listed; anything else, also what
 * nobody thought of, is left out.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LogFn, Logger } from 'pino';
import { SERVICE } from '../../core/shop/constants.ts';
import { catalogueParameters } from '../../core/shop/contract.ts';
import { loggedNetworkOf, networkOf } from './client-address.ts';
import { createLogLimit, type LogLimits } from './log-limit.ts';

/** Takes lines; the process's output unless a test listens. */
export type LogTarget = { readonly write: (line: string) => void };

/** Parameters whose values are the catalogue's own; words that people type are theirs. */
const READABLE = new Set(Object.keys(catalogueParameters.shape).filter((name) => name !== 'q'));
const HIDDEN = '…';
/** Should anybody log a body or headers as they are: pino takes these out at any of the first three depths. */
const SECRETS = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', '["set-cookie"]', 'email'];
const PATHS = SECRETS.flatMap((name) =>
  ['', '*', '*.*'].map((above) => (above && !name.startsWith('[') ? `${above}.${name}` : above + name)),
);

/** An address without what only its caller should know: names and values of parameters stay where both are harmless. */
export function loggable(url: string): string {
  const [path = '', query] = url.slice(0, SERVICE.loggedPathMax).split('?', 2);
  if (query === undefined) return path;
  const shown = [...new URLSearchParams(query)].map(([name, value]) =>
    READABLE.has(name) ? `${name}=${encodeURIComponent(value)}` : HIDDEN,
  );
  return `${path}?${shown.join('&')}`;
}

type Failure = Error & { readonly code?: unknown; readonly cause?: unknown };
export type Logged = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: Logged;
};

/** A failed statement names its parameters, and the database repeats a value that it could not read (SQLSTATE 22). */
function withoutValues({ message, code }: Failure): string {
  const statement = message.split('\nparams: ')[0] ?? '';
  return String(code).startsWith('22') ? statement.replace(/"[^"]*"/g, `"${HIDDEN}"`) : statement;
}

/** An error with its frames, and without the values that it was about. */
export function loggedError(error: Failure): Logged {
  const frames = (error.stack ?? '').replace(error.message, '').match(/^ {4}at .+$/gm) ?? [];
  return {
    type: error.name,
    message: withoutValues(error),
    stack: frames.join('\n'),
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}

/** Left alone, pino repeats an error's message as the line's own. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message, ...rest] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const repeats = error instanceof Error && (message === undefined || message === error.message);
  const own = repeats ? withoutValues(error) : message;
  method.apply(this, [first, own, ...rest] as Parameters<LogFn>);
}

const ID = new RegExp(`^[\\w.-]{1,${SERVICE.requestIdMax}}$`);

/** The id that a proxy gave the request, when it is fit for a header and a log; else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

/** Fastify's own lines name addresses as they are; one of ours, when a request is answered, says all of it. */
class QuietController extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(...[error, request, reply]: Parameters<LogController['requestCompleted']>): void {
    if (error) super.requestCompleted(error, request, reply);
  }
}

/** Fastify's options for all of it. level is silent, error, warn, info or debug. */
export function logging(level = 'silent', target?: LogTarget) {
  return {
    genReqId: idOf,
    requestIdHeader: false,
    logController: new QuietController(),
    logger: level !== 'silent' && {
      level,
      base: null,
      redact: { paths: PATHS, censor: HIDDEN },
      hooks: { logMethod },
      serializers: { err: loggedError, req: (request: { url: string }) => ({ url: loggable(request.url) }) },
      ...(target && { stream: target }),
    },
  } satisfies FastifyServerOptions;
}

/** Names each answer's request, and writes a line about it from level info on; not about the quiet routes. */
export function logRequests(
  app: FastifyInstance,
  level: string | undefined,
  quiet: ReadonlySet<string>,
  limits?: LogLimits,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (level !== 'info' && level !== 'debug') return;
  const isWritten = createLogLimit((from, leftOut) => app.log.info({ from: loggedNetworkOf(from), leftOut }), limits);
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if (!quiet.has(route ?? '') && isWritten(networkOf(request.ip))) {
      const { method, url } = request;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({
        method,
        url: loggable(url),
        route,
        status: reply.statusCode,
        ms,
        from: loggedNetworkOf(request.ip),
      });
    }
    done();
  });
}
