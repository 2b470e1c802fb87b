import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../../src/api/http/in-process.ts';
import type { CliFetch } from '../../../src/server/cli/api-client.ts';
import { runCommand } from '../../../src/server/cli/commands.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, call, withToken } from '../../support/buyer.ts';
import { media, type OpenShop, openShop } from '../../support/open-shop.ts';
import { startNode } from '../../support/processes.ts';
import { smallContent } from '../../support/small-content.ts';
import { setUpSecondFactor } from '../../support/staff.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const KEY = 'a key that only the merchant knows';

describe('merchant command line', () => {
  let shop: OpenShop;
  let fetch: CliFetch;
  beforeAll(async () => {
    shop = await openShop('pglite', { contentDir: smallContent().folder, orders: { media, merchantKey: KEY } });
    const inject = fetchFrom(shop.app);
    fetch = (path, init = {}) =>
      inject(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${KEY}` } });
  });
  afterAll(() => shop.close());
  const type = async (...words: string[]) => {
    const lines: string[] = [];
    await runCommand(words, fetch, (line) => lines.push(line));
    return lines.join('\n');
  };

  it('lists orders, shows one and changes its state', async () => {
    const { json } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 2 }]);
    expect(await type('orders')).toContain(json.number);
    expect(await type('orders', 'packed')).toBe('0 of 0 orders');
    expect(await type('order', json.number)).toContain('2 ×  HRN-1  Heron desk lamp');
    expect(await type('order', json.number, 'confirmed', 'by', 'phone')).toContain('Confirmed  merchant  by phone');
    await expect(type('order', json.number, 'delivered')).rejects.toThrow('cannot become delivered');
    await expect(type('order', 'AR-222222222')).rejects.toThrow('Order not found');
  });

  it('invites people, changes and removes them', async () => {
    expect(await type('people')).toBe('0 people');
    const [message, link = ''] = (await type('people', 'invite', 'packer@example.in', 'packer')).split('\n');
    expect(message).toContain('Give this link to packer@example.in');
    expect(await type('people')).toMatch(/^packer {3}packer@example.in {2}invited, until/);
    const packer = await openSignedIn(shop.app, { email: 'packer@example.in' });
    await packer.call('POST', '/api/me/invitation', { token: link.slice(link.indexOf('#') + 1) });
    await type('people', 'role', 'packer@example.in', 'editor');
    expect(await type('people')).toMatch(/^editor {3}packer@example.in {2}Meera Nair, no second factor yet\n1 person$/);
    await setUpSecondFactor(packer);
    expect(await type('people', 'reset', 'packer@example.in')).toContain('second factor was removed');
    expect((await packer.call('GET', '/api/merchant/me')).json.secondFactor).toBe('none');
    await type('people', 'remove', 'packer@example.in');
    expect(await type('people')).toBe('0 people');
    await expect(type('people', 'reset', 'packer@example.in')).rejects.toThrow('No person of the back office');
    await expect(type('people', 'invite', 'x@example.in', 'king')).rejects.toThrow('role');
  });

  it('saves the photos of a return and lists its links', async () => {
    const { json } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }]);
    const access = withToken(json.token);
    for (const state of ['confirmed', 'packed', 'shipped', 'delivered']) await type('order', json.number, state);
    const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#a87' } })
      .png()
      .toBuffer();
    const sent = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${json.number}/evidence`,
      headers: { 'content-type': 'image/png', ...access },
      payload: photo,
    });
    const asked = {
      reason: 'damaged',
      lines: [{ sku: 'HRN-1', quantity: 1 }],
      evidence: ['https://film.example/1'],
      files: [sent.json().id],
    };
    await call(shop.app, `/api/orders/${json.number}/return`, asked, access);
    expect(await type('order', json.number)).toContain('Return requested: damaged');
    const folder = join(tempFolder(), 'new');
    const path = join(folder, `${json.number}-1.png`);
    expect(await type('evidence', json.number, folder)).toBe(`https://film.example/1\n${path}\n1 files, 1 links`);
    expect(readFileSync(path).equals(photo)).toBe(true);
    await expect(type('evidence')).rejects.toThrow('Commands:');
  });

  it('lists and sets stock', async () => {
    expect(await type('set', 'SHL-1', 'stock=3', 'seen=7', 'price=4500')).toBe('SHL-1  3  4500  Sahel vase');
    expect(await type('set', 'SHL-1', 'stock=-1')).toContain('SHL-1  2');
    expect(await type('stock', '3')).toBe('SHL-1  2  4500  Sahel vase');
    await expect(type('set', 'SHL-1', 'price=4999.50')).rejects.toThrow('must be whole rupees');
    await expect(type('set', 'SHL-1', 'price=+5')).rejects.toThrow('not a valid assignment');
    await expect(type('set', 'SHL-1', 'stock=9')).rejects.toThrow('name the stock that you saw');
    await expect(type('set', 'SHL-1', 'stock=9', 'seen=7')).rejects.toThrow('there are 2 now');
  });

  it('lists events of an order or a type, and replays them', async () => {
    const { json } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }]);
    expect(await type('events', json.number)).toMatch(/order\.placed {2}AR-\w+ {2}[\da-f-]{36}\n1 event$/);
    expect(await type('events', 'order.placed')).toContain(json.number);
    expect(await type('events', 'order.expired')).toBe('0 events');
    expect(await type('events', '--failed')).toBe('0 events');
    expect(await type('events', 'replay')).toBe('0 deliveries to be sent again.');
    await expect(type('events', 'replay', 'one')).rejects.toThrow('event');
  });

  it('adds, tests, changes and removes webhook endpoints', async () => {
    const added = await type('webhooks', 'add', 'https://hooks.example/a', 'order.placed', 'stock.low');
    expect(added).toMatch(/https:\/\/hooks\.example\/a {2}enabled\n {2}order\.placed stock\.low\n {2}Secret: whsec_/);
    const [id = ''] = added.split(' ');
    await expect(type('webhooks', 'test', id)).rejects.toThrow('This test sends no webhooks.');
    expect(await type('webhooks', 'disable', id)).toContain('disabled: Disabled by the merchant.');
    await expect(type('webhooks', 'replay', id)).rejects.toThrow('Enable it first.');
    expect(await type('webhooks', 'enable', id)).toContain('enabled');
    expect(await type('webhooks', 'replay', id)).toBe('0 events to be sent again.');
    expect(await type('webhooks', 'secret', id)).toContain('Secret: whsec_');
    expect(await type('webhooks')).toMatch(/1 endpoint$/);
    expect(await type('webhooks')).not.toContain('whsec_');
    expect(await type('webhooks', 'remove', id)).toBe('Removed.');
    expect(await type('webhooks')).toBe('0 endpoints');
    await expect(type('webhooks', 'remove', id)).rejects.toThrow('no webhook endpoint');
    await expect(type('webhooks', 'add')).rejects.toThrow('Commands:');
    await expect(type('webhooks', 'forget', id)).rejects.toThrow('Commands:');
    await expect(type('webhooks', 'add', 'https://hooks.example/a', 'order.eaten')).rejects.toThrow('types');
  });

  it('imports a file, or reports its errors by line', async () => {
    const file = join(tempFolder(), 'stock.csv');
    writeFileSync(file, 'sku,stock,stockSeen\nSTK-1,40,7\n');
    expect(await type('import', file, '--dry')).toContain('Nothing was changed');
    expect(await type('import', file)).toContain('1 row imported');
    expect(await type('export')).toContain('STK-1');
    writeFileSync(file, 'sku,stock\nSTK-1,many\n');
    const lines: string[] = [];
    await expect(runCommand(['import', file], fetch, (line) => lines.push(line))).rejects.toThrow('1 fault found');
    expect(lines).toEqual([`${file}:2: stock: 'many' is not a whole number up to 1000000.`]);
    await expect(type('import', 'no-such.csv')).rejects.toThrow('cannot be read');
  });

  it('exports newsletter subscribers, and reports missing authorization', async () => {
    expect(await type('readers')).toBe('email,state,askedAt,confirmedAt,leftAt,language');
    expect(await type('readers', '--all')).toBe('email,state,askedAt,confirmedAt,leftAt,language');
    const stranger: CliFetch = (path) => fetchFrom(shop.app)(path, {});
    await expect(runCommand(['readers'], stranger, () => {})).rejects.toThrow('The shop responded with status 403.');
  });

  it('prints its usage for unknown commands', async () => {
    for (const words of [[], ['constructor'], ['order'], ['set', 'A'], ['import']]) {
      await expect(type(...words)).rejects.toThrow('Commands:');
    }
  });

  it('refuses an unknown flag, so that a mistyped --dry changes nothing', async () => {
    const file = join(tempFolder(), 'stock.csv');
    writeFileSync(file, 'sku,stock,stockSeen\nSTK-1,40,40\n');
    for (const words of [
      ['import', file, '--dri'],
      ['import', file, '--all'],
      ['export', '--dry'],
      ['stock', '-5'],
    ])
      await expect(type(...words), words.join(' ')).rejects.toThrow(/Unknown option '-.*Commands:/s);
  });

  it('opens the shop itself when none is running', async () => {
    const env = { CONTENT_DIR: smallContent().folder, DATA_DIR: tempFolder(), PORT: '1' };
    const tool = startNode(['src/server/cli/shop.ts', 'stock'], env);
    expect([await tool.ends(), tool.stderr()]).toEqual([0, '']);
    expect(tool.stdout()).toContain('HRN-1  7   4990'.replace('   ', '  '));
  }, 180_000);
});
