/** Path attacks on /img: other hosts and other files, as raw bytes. */
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media, type OpenShop, openShop } from '../../support/open-shop.ts';
import { pathCorpus } from '../../support/path-corpus.ts';
import { rawGet } from '../../support/raw-request.ts';
import { smallContent } from '../../support/small-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const WORD = 'the-canary-sings';
const HASH = media.byFile('products/kiri-stoneware-vases.webp')?.hash ?? '';

describe('the image service under attack', () => {
  let shop: OpenShop;
  let port: number;
  let canary: Server;
  let corpus: string[];
  const visits: string[] = [];
  const file = join(tempFolder(), 'canary.webp');

  beforeAll(async () => {
    writeFileSync(file, WORD);
    canary = createServer((request, answer) => {
      visits.push(request.url ?? '');
      answer.end(WORD);
    });
    // Listens on all addresses, so that it detects every spelling of loopback.
    await new Promise<void>((done) => canary.listen(0, '::', done));
    corpus = pathCorpus({ hash: HASH, canary: `127.0.0.1:${(canary.address() as AddressInfo).port}`, file });
    shop = await openShop('postgres', { contentDir: smallContent().folder });
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    canary.close();
    await shop.close();
  });

  /** Returns paths whose response contains the word or a system file, and the canary's requests. */
  async function attack(at: number, paths: readonly string[]) {
    visits.length = 0;
    const leaked: string[] = [];
    const statuses = new Set<string>();
    for (const path of paths) {
      const answer = await rawGet(at, path.replaceAll(' ', '%20'));
      statuses.add(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none');
      if (answer.includes(WORD) || answer.includes('root:x:')) leaked.push(path);
    }
    return { leaked, visits: [...visits], statuses };
  }

  it('reaches no other host or file, and returns 4xx for each path', async () => {
    expect(corpus.length).toBeGreaterThan(400);
    const { leaked, visits: reached, statuses } = await attack(port, corpus);
    expect(leaked).toEqual([]);
    expect(reached).toEqual([]);
    expect([...statuses].filter((status) => !/^4\d\d$/.test(status))).toEqual([]);
  });

  it('sends an image only under its own path', async () => {
    const isSent = async (path: string) => /^HTTP\/1\.1 200/.test(await rawGet(port, path));
    const sent: string[] = [];
    for (const path of corpus) if (await isSent(path)) sent.push(path);
    expect(sent).toEqual([]);
    expect(await isSent(`/img/${HASH}/64.webp`)).toBe(true);
  });

  it('the canary detects a server that fetches URLs (control)', async () => {
    const naive = Fastify({ routerOptions: { maxParamLength: 9000 } });
    naive.get('/img/*', async (request) => {
      const asked = decodeURIComponent((request.params as { '*': string })['*']);
      return /^https?:/.test(asked) ? (await fetch(asked)).text() : 'nothing';
    });
    const at = Number(new URL(await naive.listen({ port: 0, host: '127.0.0.1' })).port);
    const { leaked, visits: reached } = await attack(at, corpus);
    await naive.close();
    expect(reached.length).toBeGreaterThan(0);
    expect(leaked.length).toBeGreaterThan(0);
  });

  it('the word is found in responses of a server that joins paths (control)', async () => {
    const { readFileSync } = await import('node:fs');
    const naive = Fastify({ routerOptions: { maxParamLength: 9000 } });
    naive.get('/img/*', async (request) => {
      const asked = decodeURIComponent((request.params as { '*': string })['*']);
      return readFileSync(join(process.cwd(), asked), 'utf8');
    });
    const at = Number(new URL(await naive.listen({ port: 0, host: '127.0.0.1' })).port);
    const { leaked } = await attack(at, corpus);
    await naive.close();
    expect(leaked.length).toBeGreaterThan(0);
  });
});
