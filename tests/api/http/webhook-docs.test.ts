/** The webhooks of the OpenAPI document are those that the shop sends. */
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENT_TYPES } from '../../../src/core/events/event.ts';
import { EVENT_DATA } from '../../../src/core/events/shapes.ts';
import { ask } from '../../support/ask.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

type Webhook = {
  readonly post: {
    readonly operationId: string;
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  };
};
type Schema = { readonly properties: { readonly data: object; readonly type: object } };

describe('webhooks of the OpenAPI document', () => {
  let shop: OpenShop;
  let webhooks: Readonly<Record<string, Webhook>>;
  beforeAll(async () => {
    shop = await openShop('pglite', { contentDir: smallContent().folder });
    webhooks = JSON.parse((await ask(shop.app, '/api/openapi.json')).text).webhooks;
  });
  afterAll(() => shop.close());
  const schemaOf = (type: string) => webhooks[type]?.post.requestBody.content['application/json'].schema;

  it('are all types of events, and the test', () => {
    expect(Object.keys(webhooks).sort()).toEqual([...EVENT_TYPES, 'webhook.test'].sort());
  });

  it.each(EVENT_TYPES)('describe the data of %s as EVENT_DATA does', (type) => {
    const { $schema: _, ...data } = z.toJSONSchema(EVENT_DATA[type]);
    expect(schemaOf(type)?.properties).toMatchObject({ data, type: { const: type } });
    expect(webhooks[type]?.post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
  });

  it('validate what is sent, and reject other data (control)', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      schemaOf('message.received') as object,
    );
    const body = { id: crypto.randomUUID(), type: 'message.received', timestamp: '2026-01-01T00:00:00.000Z' };
    expect(validate({ ...body, data: { messageId: 'a' } })).toBe(true);
    expect(validate({ ...body, data: { messageId: 1 } })).toBe(false);
    expect(validate({ ...body, data: { messageId: 'a', more: 1 } })).toBe(false);
    expect(validate({ ...body, type: 'order.placed', data: { messageId: 'a' } })).toBe(false);
  });

  it('are on the page of the API', async () => {
    const { text } = await ask(shop.app, '/api/docs');
    for (const type of EVENT_TYPES) expect(text).toContain(`<section id="${type}">`);
  });
});
