/** Types as fast as the browser takes keys, without waiting for the page, on a fast or a slowed processor. */
import fc from 'fast-check';
import type { CDPSession, Page } from './page.ts';

export type Typing = { readonly text: string; readonly pauses: readonly number[] };

/** A text with the pause before each of its keys, in milliseconds; most keys follow at once. */
export function typing(text: fc.Arbitrary<string>): fc.Arbitrary<Typing> {
  const pause = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(120) });
  return fc.record({ text, pauses: fc.array(pause, { minLength: 40, maxLength: 40 }) });
}

/** Slows the page's processor; 1 is its own speed. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
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
