// @vitest-environment jsdom
import { type ChangeEvent, createElement, type FunctionComponent, startTransition, useEffect, useState } from 'react';
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
/** A controlled field beside its state, rendered again at once as by a store that differs from the prerendered page. */
function Amount() {
  const [text, setText] = useState('1');
  const [left, setLeft] = useState(false);
  const [, renderAgain] = useState(0);
  const root = useHydrated<HTMLInputElement>();
  useEffect(() => renderAgain(1), []);
  return createElement(
    'p',
    null,
    createElement('input', {
      ref: root,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
      onBlur: () => setLeft(true),
    }),
    createElement('output', null, `${text}${left ? ' left' : ''}`),
  );
}
function Choice() {
  const [checked, setChecked] = useState(false);
  const root = useHydrated<HTMLLabelElement>();
  const box = createElement('input', { type: 'checkbox', checked, onChange: () => setChecked(!checked) });
  return createElement('label', { ref: root }, box, 'In stock');
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

it('replays a click on a label at its control, because Firefox does not pass it on', async () => {
  const { el } = place(Choice);
  const clicked: string[] = [];
  el.querySelector('label')?.click();
  el.addEventListener('click', ({ target }) => clicked.push((target as Element).tagName), true);
  await expect.poll(() => el.querySelector('input')?.checked).toBe(true);
  expect(clicked).toEqual(['INPUT']);
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

it('gives React what was typed before hydration, with the selection', async () => {
  const { el } = place(Amount);
  const field = el.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = '234';
  field.setSelectionRange(1, 2);
  await expect.poll(() => el.querySelector('output')?.textContent).toBe('234');
  expect(field.value).toBe('234');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});

it('gives React that a typed field was left before hydration', async () => {
  const { el } = place(Amount);
  const field = el.querySelector('input') as HTMLInputElement;
  field.value = '3';
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await expect.poll(() => el.querySelector('output')?.textContent).toBe('3 left');
});
