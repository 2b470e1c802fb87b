/** The environment variables, parsed once at start. .deploy/README.md documents each of them. */
import { z } from 'zod';
import { whole } from '../catalogue/parameters.ts';
import { RETURN_ATTACHMENT_LIMITS } from '../order/constants.ts';
import type { Deployment } from './content-policy.ts';

const port = whole(0, 65_535);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((url) => url.replace(/\/+$/, ''));
/** Browsers send origins without a path and in lower case. */
const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(origin.transform((url) => new URL(url).origin)));

/** Email addresses, separated by commas. */
const emails = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.email('must be email addresses such as meera@shop.example, separated by commas')));

/** One address, alone or after a name; no characters that could inject a header. */
const SENDER = /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/shop' });
const SHARE = 'must be a number from 0 to 1';

const envSchema = z.object({
  PORT: port.default(4321),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).default('content'),
  SITE_DIR: z.string().min(1).default('dist'),
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  CORS_ORIGINS: list.default([]),
  IMAGE_CACHE_MB: whole(16, 1_000_000).default(1024),
  EVIDENCE_MB: whole(1, 1_000_000_000).default(RETURN_ATTACHMENT_LIMITS.totalMb),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be one of silent, error, warn, info or debug')
    .default('warn'),
  DRAIN_SECONDS: whole(0, 300).default(0),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 random characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('aroha'),
  PUBLIC_API_HOST: origin.optional(),
  PUBLIC_SITE_URL: origin.optional(),
  PUBLIC_OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUBLIC_VITALS: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).optional(),
  BUCKET_URL: origin.optional(),
  BUCKET_REGION: z.string().default('us-east-1'),
  BUCKET_KEY: z.string().optional(),
  BUCKET_SECRET: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 random characters').optional(),
  AUTH_BEARER: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  OAUTH_ISSUER: origin.optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'must be at least 8 characters').optional(),
  RAZORPAY_API: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API: origin.optional(),
  MERCHANTS: emails.default([]),
  SHOP_URL: origin.optional(),
  MERCHANT_KEY: z.string().min(24, 'must be at least 24 random characters').optional(),
  REBUILD_URL: z
    .url({ protocol: /^https$/, error: 'must be an address such as https://host.example/hooks/build' })
    .optional(),
  PROXIES: whole(0, 10).default(0),
  WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example' })
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, 'must be a sender such as Your Shop <letters@shop.example>').optional(),
});

/** Variables that email requires beside a mail server: a sender, and the site's URL for links. */
const MAIL_NEEDS = ['MAIL_FROM', 'PUBLIC_SITE_URL'] as const;
const BUCKET_NEEDS = ['BUCKET_KEY', 'BUCKET_SECRET'] as const;
const RAZORPAY_NEEDS = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

export type Env = z.infer<typeof envSchema>;

/** Addresses that mean every network interface; browsers use the host name. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** This API's origin as browsers see it. */
export function originOf({ PUBLIC_API_HOST, PUBLIC_SITE_URL, HOST, PORT }: Env): string {
  const host = EVERYWHERE.includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return new URL(PUBLIC_API_HOST ?? PUBLIC_SITE_URL ?? `http://${host}:${PORT}`).origin;
}

/** Deployment data that the content security policy needs. */
export function deploymentOf({ PUBLIC_API_HOST, PUBLIC_SITE_URL }: Env): Deployment {
  return {
    api: PUBLIC_API_HOST && new URL(PUBLIC_API_HOST).origin,
    secure: PUBLIC_SITE_URL?.startsWith('https:') ?? false,
  };
}

/** A configuration error: its message is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Parses the variables; empty ones count as unset. Throws StartError naming each invalid variable and its allowed
 * values.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) {
    const missing = (what: keyof Env, needs: readonly (keyof Env)[]) =>
      needs
        .filter((name) => parsed.data[what] && !parsed.data[name])
        .map((name) => `${name} is not set, and ${what} needs it. Set it, or unset ${what}.`);
    const lines = [
      ...missing('SMTP_URL', MAIL_NEEDS),
      ...missing('BUCKET_URL', BUCKET_NEEDS),
      ...missing('RAZORPAY_KEY_ID', RAZORPAY_NEEDS),
      ...missing('STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET']),
    ];
    if (lines.length === 0) return parsed.data;
    throw new StartError(lines.join('\n'));
  }
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    // Passwords in URLs and secrets are kept out of terminal and log.
    const value = /SECRET|TOKEN|KEY|REBUILD/.test(name) ? '' : `=${given[name]?.replace(/\/\/[^/@]*@/, '//…@')}`;
    return `${name}${value} is not usable: it ${issue.message}. Change it or unset it; .deploy/README.md lists the values.`;
  });
  throw new StartError([...new Set(lines)].join('\n'));
}
