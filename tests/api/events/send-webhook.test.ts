/** Requests to addresses that a merchant entered: each guard with a control that fails without it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSender, type Resolve } from '../../../src/api/events/send-webhook.ts';
import { WEBHOOKS } from '../../../src/core/events/constants.ts';
import { localSender, openReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const LOCAL = { address: '127.0.0.1', family: 4 };
const OTHER_LOCAL = { address: '127.0.0.2', family: 4 };
const PUBLIC = { address: '93.184.215.14', family: 4 };

describe('requests of webhooks', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.requests = 0;
    receiver.respond = (response) => void response.writeHead(204).end();
  });
  const body = '{"a":"é"}';
  const post = (url: string, sender = localSender()) => sender.post(url, { 'content-type': 'application/json' }, body);
  /** Guarded against private addresses alone, so that the receiver could be reached. */
  const guarded = (resolve?: Resolve) => createSender({ plain: true, ...(resolve && { resolve }) });
  const at = (host: string) => `http://${host}:${receiver.port}/hook`;

  it('return the status and send the body as it is', async () => {
    expect(await post(receiver.url)).toBe(204);
    expect(receiver.received[0]).toMatchObject({ body: { a: 'é' }, headers: { 'content-length': '10' } });
  });

  it('use https only, unless configured otherwise', async () => {
    expect(createSender().refusal(receiver.url)).toContain('https://');
    await expect(post(receiver.url, createSender({ isAllowed: () => true }))).rejects.toThrow('https://');
    expect(createSender().refusal('https://hooks.example/a')).toBeNull();
    expect(receiver.requests).toBe(0);
  });

  // All of them are 127.0.0.1 or the metadata service of clouds.
  const SPELLINGS = [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '127.1',
    '127.0.0.1.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '0.0.0.0',
    '0',
    '169.254.169.254',
    '2852039166',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '１２７.0.0.1',
  ];
  it.each(SPELLINGS)('refuse %s', async (host) => {
    await expect(post(at(host), guarded())).rejects.toThrow('is not an address in the public internet');
    expect(guarded().refusal(at(host))).not.toBeNull();
    expect(receiver.requests).toBe(0);
  });

  it.each(['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1'])(
    'would reach the receiver at %s without the guard (control)',
    async (host) => {
      expect(await post(at(host), createSender({ plain: true, isAllowed: () => true }))).toBe(204);
      expect(receiver.requests).toBe(1);
    },
  );

  it('refuse names of private addresses, also beside a public one', async () => {
    for (const addresses of [[LOCAL], [PUBLIC, LOCAL], [{ address: '::ffff:127.0.0.1', family: 6 }]])
      await expect(
        post(
          at('hooks.example'),
          guarded((_, done) => done(null, addresses)),
        ),
      ).rejects.toThrow('hooks.example is not an address in the public internet');
    await expect(post(at('localhost'), guarded())).rejects.toThrow('public internet');
    expect(receiver.requests).toBe(0);
    // Control.
    const open = createSender({ plain: true, isAllowed: () => true, resolve: (_, done) => done(null, [LOCAL]) });
    expect(await post(at('hooks.example'), open)).toBe(204);
  });

  it('report a name that cannot be resolved', async () => {
    const away: Resolve = (_, done) => done(new Error('getaddrinfo ENOTFOUND hooks.example'), []);
    await expect(post(at('hooks.example'), guarded(away))).rejects.toThrow('ENOTFOUND');
    await expect(
      post(
        at('hooks.example'),
        guarded((_, done) => done(null, [])),
      ),
    ).rejects.toThrow('public internet');
  });

  describe('when a name resolves to another address the second time', () => {
    /** First the receiver, which counts as public here, then an address that does not. */
    function rebinding() {
      const answers = [LOCAL, OTHER_LOCAL];
      let asked = 0;
      const resolve: Resolve = (_, done) => done(null, [answers[Math.min(asked++, 1)] as typeof LOCAL]);
      return { resolve, asked: () => asked };
    }
    const isAllowed = (address: string) => address === LOCAL.address;

    it('connect to the address that was checked', async () => {
      const { resolve, asked } = rebinding();
      expect(await post(at('hooks.example'), createSender({ plain: true, resolve, isAllowed }))).toBe(204);
      expect(asked()).toBe(1);
      expect(receiver.requests).toBe(1);
    });

    it('would connect to the other if they checked first and connected then (control)', async () => {
      const { resolve } = rebinding();
      const checked = await new Promise<boolean>((done) =>
        resolve('hooks.example', (_, [first]) => done(isAllowed(first?.address ?? ''))),
      );
      expect(checked).toBe(true);
      const naive = createSender({ plain: true, resolve, isAllowed: () => true, timeoutMs: 2000 });
      await expect(post(at('hooks.example'), naive)).rejects.toMatchObject({ address: OTHER_LOCAL.address });
      expect(receiver.requests).toBe(0);
    });
  });

  it('do not follow redirects; fetch would (control)', async () => {
    const redirecting = createServer((_, response) => response.writeHead(307, { location: receiver.url }).end());
    await new Promise<void>((done) => redirecting.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/`;
    expect(await post(url)).toBe(307);
    expect(receiver.requests).toBe(0);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(204);
    expect(receiver.requests).toBe(1);
    redirecting.close();
  });

  it('end after the time limit', async () => {
    receiver.respond = () => {};
    const started = performance.now();
    await expect(post(receiver.url, localSender(200))).rejects.toThrow('did not respond within');
    expect(performance.now() - started).toBeLessThan(5000);
    expect(WEBHOOKS.timeoutMs).toBe(10_000);
  });

  it('read a limited part of the body', async () => {
    let sent = 0;
    const ended = new Promise<void>((done) => {
      receiver.respond = (response) => {
        response.writeHead(200);
        response.on('close', done);
        const chunk = Buffer.alloc(16 * 1024);
        const more = () => {
          if (response.destroyed) return;
          sent += chunk.length;
          response.write(chunk, () => setImmediate(more));
        };
        more();
      };
    });
    expect(await post(receiver.url)).toBe(200);
    await ended;
    // The rest is in buffers of the system.
    expect(sent).toBeLessThan(WEBHOOKS.bodyMax + 8 * 1024 * 1024);
  });

  it('take the status of a body that never ends', async () => {
    receiver.respond = (response) => void response.writeHead(200).write('.');
    expect(await post(receiver.url, localSender(300))).toBe(200);
  });
});
