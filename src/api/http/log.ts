/** Request log: one JSON line per request without secrets. Logged fields are an allowlist. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LogFn, Logger } from 'pino';
import { catalogueParameters } from '../../core/catalogue/parameters.ts';
import { SERVICE } from '../../core/shop/server-constants.ts';
import { loggedNetworkOf, networkOf } from './client-address.ts';
import { createLogLimit, type LogLimits } from './log-limit.ts';

/** Destination of log lines; stdout except in tests. */
export type LogTarget = { readonly write: (line: string) => void };

/** Query parameters whose values may be logged; search terms are private. */
const READABLE = new Set(Object.keys(catalogueParameters.shape).filter((name) => name !== 'q'));
const HIDDEN = '…';
/** pino redacts these keys at the first three depths, in case a body or headers are logged. */
const SECRETS = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', '["set-cookie"]', 'email'];
const PATHS = SECRETS.flatMap((name) =>
  ['', '*', '*.*'].map((above) => (above && !name.startsWith('[') ? `${above}.${name}` : above + name)),
);

/** Returns a URL without private values: parameters stay only when name and value are allowed. */
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

/** Database errors contain statement parameters and rejected values (SQLSTATE 22); these are removed. */
function withoutValues({ message, code }: Failure): string {
  const statement = message.split('\nparams: ')[0] ?? '';
  return String(code).startsWith('22') ? statement.replace(/"[^"]*"/g, `"${HIDDEN}"`) : statement;
}

/** Returns an error with its stack and without values. */
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

/** By default pino repeats the error's message as the line's message. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message, ...rest] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const repeats = error instanceof Error && (message === undefined || message === error.message);
  const own = repeats ? withoutValues(error) : message;
  method.apply(this, [first, own, ...rest] as Parameters<LogFn>);
}

const ID = new RegExp(`^[\\w.-]{1,${SERVICE.requestIdMax}}$`);

/** Returns the proxy's request id when it is valid, else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

/** Disables Fastify's request lines, which contain raw URLs; logRequests() writes one on response. */
class QuietController extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(...[error, request, reply]: Parameters<LogController['requestCompleted']>): void {
    if (error) super.requestCompleted(error, request, reply);
  }
}

/** Returns Fastify's logger options. level is silent, error, warn, info or debug. */
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

/** Sets x-request-id and logs each response at info; quiet routes are skipped. */
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
