/** Types as fast as the browser takes keys, without waiting for the page, on a fast or a slowed processor. */
import fc from 'fast-check';
import type { CDPSession, Page } from './page.ts';

export type Typing = { readonly text: string; readonly pauses: readonly number[] };

/** A text with the pause before each of its keys, in milliseconds; most keys follow at once. */
export function typing(text: fc.Arbitrary<string>): fc.Arbitrary<Typing> {
  const pause = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(120) });
  return fc.record({ text, pauses: fc.array(pause, { minLength: 40, maxLength: 40 }) });
}

/** What laying out the elements of layOut() takes on the processor from which rates are counted. */
const USUAL_MS = 260;

/** Milliseconds that the page's processor needs to draw up some elements, as it is and as busy as it is. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    const started = performance.now();
    for (let round = 0; round < 10; round++) {
      const list = document.createElement('ul');
      for (let index = 0; index < 1000; index++)
        list.append(Object.assign(document.createElement('li'), { textContent: `${index}` }));
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
    }
    return performance.now() - started;
  });

/** Makes the page's processor so many times slower than usual; one that is slower than usual by itself is slowed less. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const rate = (times * USUAL_MS) / (await layOut(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, Math.min(times, rate)) });
  return session;
}

/** Sends the keys in order; the page may still be busy with the first when the last is sent. */
export async function typeFast(session: CDPSession, { text, pauses }: Typing): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const [index, key] of [...text].entries()) {
    const pause = pauses[index] ?? 0;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
  }
  await Promise.all(sent);
}
