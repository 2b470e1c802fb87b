/** Messages about events and webhooks, for the merchant. */
import { WEBHOOKS } from './constants.ts';

export const WEBHOOK_COPY = {
  badUrl: 'must be an https address without user name, password and fragment',
  insecure: 'The address must begin with https://.',
  private: (host: string) => `${host} is not an address in the public internet.`,
  status: (status: number) => `The endpoint responded with status ${status}.`,
  late: `The endpoint did not respond within ${WEBHOOKS.timeoutMs / 1000} s.`,
  quiet: 'The endpoint did not respond a few seconds ago.',
  gone: 'The endpoint responded with status 410: it does not exist any more.',
  byMerchant: 'Disabled by the merchant.',
  noEndpoint: 'There is no webhook endpoint with this id.',
  noEvent: 'There is no event with this id.',
  tooMany: `There are ${WEBHOOKS.most} endpoints, which is the limit. Remove one first.`,
  disabled: 'This endpoint is disabled. Enable it first.',
  heading: 'Webhooks',
  about: 'Requests to the endpoints of the merchant, signed as Standard Webhooks describes. Amounts are minor units.',
  summary: (type: string) =>
    type === 'webhook.test' ? 'Sent when the merchant tests an endpoint' : `Sent after ${type.replace('.', ' ')}`,
  accepted: 'The event was received.',
  goneMeans: 'The endpoint does not exist any more and is disabled.',
  repeated: 'The request is repeated with the same webhook-id for 24 hours. Redirects are not followed.',
} as const;
