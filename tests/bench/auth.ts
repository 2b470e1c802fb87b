/** Sign-in benchmark with real hashing cost: latency, throughput, and timing difference between known and unknown accounts. */
import { createApp } from '../../src/api/app.ts';
import { openMemory } from '../../src/db/engine/open.ts';
import { attempts } from '../../src/db/schema/accounts.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { openBrowser, openSignedIn } from '../support/browser.ts';
import { abandon, expensivePictures } from './abandoned.ts';
import { BENCH_DATA } from './serve.ts';
import { median, type Row } from './table.ts';

const ROUNDS = 200;
const ABANDONED = 100;
/** Sign-ins measured alone, and as many right after image requests. */
const WITH_PICTURES = 5;

export async function benchAuth(): Promise<Row[]> {
  const database = await openMemory();
  const media = openMedia('content/media');
  const images = openImages(media, BENCH_DATA, 1024 * 1024);
  const app = await createApp({ database, images });
  await app.ready();
  const { email } = await openSignedIn(app);

  async function time(to: string): Promise<number> {
    const body = { email: to, password: 'not the one' };
    const started = performance.now();
    const { status } = await openBrowser(app).call('POST', '/api/auth/login', body);
    const took = performance.now() - started;
    if (status !== 401) throw new Error(`A wrong password returned ${status}.`);
    await database.db.delete(attempts);
    return took;
  }

  await time(email);
  const known: number[] = [];
  const unknown: number[] = [];
  // Alternates the order, so that other load affects both equally.
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? ([email, 'nobody@example.in'] as const) : (['nobody@example.in', email] as const);
    for (const to of order) (to === email ? known : unknown).push(await time(to));
  }
  const atOnce = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, () => openBrowser(app).call('POST', '/api/auth/login', { email, password: 'x' })),
  );
  const perSecond = 8 / ((performance.now() - atOnce) / 1000);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const alone: number[] = [];
  for (let round = 0; round < WITH_PICTURES; round++) alone.push(await time(email));
  await abandon(port, await expensivePictures(media, ABANDONED));
  const loaded: number[] = [];
  for (let round = 0; round < WITH_PICTURES; round++) loaded.push(await time(email));
  await app.close();
  await database.close();
  const difference = Math.abs(median(known) / median(unknown) - 1) * 100;
  return [
    {
      what: 'auth: a wrong password, email known and unknown',
      figure: `${median(known).toFixed(0)} and ${median(unknown).toFixed(0)} ms`,
    },
    { what: 'auth: difference of the two', figure: `${difference.toFixed(1)} %`, aim: '< 10 %' },
    {
      what: `auth: sign-in while pictures are asked for (${ABANDONED} requests, abandoned), alone and slowest`,
      figure: `${median(alone).toFixed(0)} and ${Math.max(...loaded).toFixed(0)} ms`,
      aim: '< 2 × alone',
    },
    { what: 'auth: sign-ins checked, eight at once', figure: `${perSecond.toFixed(1)} per second` },
  ];
}
