// @vitest-environment jsdom
import { createElement, type FunctionComponent, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import intent from '../../src/islands/intent.ts';
import { useHydrated } from '../../src/islands/use-hydrated.ts';

function Counter() {
  const [count, setCount] = useState(0);
  const root = useHydrated<HTMLButtonElement>();
  return createElement('button', { ref: root, type: 'button', onClick: () => setCount(count + 1) }, count);
}
const Silent = () => createElement('button', { type: 'button' }, 0);

/** Adds an island with the directive to the page; hydrates like Astro's renderer. */
function place(Island: FunctionComponent) {
  const el = document.createElement('astro-island');
  el.innerHTML = renderToString(createElement(Island));
  document.body.replaceChildren(el);
  const hydrate = async () => startTransition(() => void hydrateRoot(el, createElement(Island)));
  intent(async () => hydrate, { name: 'intent', value: '' }, el);
  return { el, button: el.querySelector('button') as HTMLButtonElement };
}

afterEach(() => vi.useRealTimers());

it('replays a click from before hydration, once', async () => {
  const { el, button } = place(Counter);
  button.click();
  expect(el.dataset.awake).toBeUndefined();
  await expect.poll(() => el.dataset.awake).toBe('');
  await expect.poll(() => button.textContent).toBe('1');
});

it('continues after five seconds without a signal', async () => {
  vi.useFakeTimers();
  const { el, button } = place(Silent);
  button.click();
  await vi.advanceTimersByTimeAsync(4900);
  expect(el.dataset.awake).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(el.dataset.awake).toBe('');
});
