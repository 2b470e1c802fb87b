/** Drives the hero slideshow: clock, controls, pictures. The logic is in core/landing/hero.ts. */

import { HERO } from '../../core/landing/constants.ts';
import { LANDING_COPY } from '../../core/landing/copy.ts';
import {
  counter,
  type HeroState,
  heroState,
  jump,
  keyStep,
  progress,
  run,
  step,
  swipe,
  untilNext,
  wheelStep,
} from '../../core/landing/hero.ts';
import { preloadNext, watchPicture } from './hero-pictures.ts';
import { whenIntroIsDone } from './intro.ts';
import { prefersReducedMotion } from './motion.ts';
import { isCovered, TAKES_KEYS } from './pager.ts';

const words = LANDING_COPY.hero;
/** Visible share of the hero at which its clock runs. */
const IN_VIEW = 0.5;
/** Controls that Space activates. */
const PRESSED = 'a, button, summary, label';

export function startHero(): void {
  const root = document.querySelector<HTMLElement>('[data-hero]');
  if (!root) return;
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const now = () => performance.now();
  for (const slide of slides) watchPicture(slide);
  if (slides.length < 2) return;

  let state: HeroState = heroState(slides.length, !prefersReducedMotion());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pausedBy = { intro: true, hover: false, focus: false, view: false, hidden: document.hidden };

  /** Starts or stops the clock. */
  function updateClock(): void {
    const paused = Object.values(pausedBy).some(Boolean);
    state = run(state, state.playing && !paused, now());
    clearTimeout(timer);
    const left = untilNext(state, now());
    if (left !== null) timer = setTimeout(() => show(step(state, 'next', now()), false), left);
    renderBars();
  }

  function renderBars(): void {
    for (const [index, fill] of root?.querySelectorAll<HTMLElement>('[data-fill]').entries() ?? []) {
      for (const animation of fill.getAnimations()) animation.cancel();
      fill.toggleAttribute('data-past', index < state.index);
      if (index !== state.index) continue;
      const shown = progress(state, now());
      const frames = { transform: [`scaleX(${shown})`, 'scaleX(1)'] };
      const bar = fill.animate(frames, { duration: Math.max(1, HERO.slideMs * (1 - shown)), fill: 'both' });
      if (state.since === null) bar.pause();
    }
  }

  /** Renders a state. Only the visitor's own changes are announced. */
  function show(next: HeroState, announce: boolean): void {
    const before = state;
    state = next;
    if (next.index !== before.index) renderSlide(before.index, announce);
    updateClock();
  }

  function renderSlide(before: number, announce: boolean): void {
    if (!root) return;
    root.dataset.direction = state.direction;
    for (const [index, slide] of slides.entries()) {
      slide.hidden = index !== state.index && index !== before;
      slide.toggleAttribute('data-on', index === state.index);
      slide.toggleAttribute('data-turning', index === state.index);
      slide.toggleAttribute('data-off', index === before);
      slide.inert = index !== state.index;
    }
    for (const button of root.querySelectorAll('[data-jump]')) {
      if (button.getAttribute('data-jump') === String(state.index)) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    const label = counter(state.index, slides.length);
    const number = root.querySelector('[data-now]');
    if (number) number.textContent = label.now;
    const status = root.querySelector('[data-said]');
    const headline = slides[state.index]?.querySelector('h2')?.textContent?.trim() ?? null;
    if (status) status.textContent = announce ? words.now(state.index + 1, slides.length, headline) : '';
    preloadNext(slides, state.index);
  }

  function renderToggle(): void {
    const button = root?.querySelector('[data-toggle]');
    button?.setAttribute('aria-label', state.playing ? words.pause : words.play);
    for (const icon of root?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
      icon.hidden = (icon.dataset.when === 'playing') !== state.playing;
    }
  }

  function setPaused(reason: keyof typeof pausedBy, on: boolean): void {
    pausedBy[reason] = on;
    updateClock();
  }

  root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setPaused('hover', true));
  root.addEventListener('pointerleave', () => setPaused('hover', false));
  root.addEventListener('focusin', ({ target }) => {
    setPaused('focus', target instanceof Element && target.matches(':focus-visible'));
  });
  root.addEventListener('focusout', () => setPaused('focus', false));
  document.addEventListener('visibilitychange', () => setPaused('hidden', document.hidden));
  new IntersectionObserver((entries) => setPaused('view', (entries.at(-1)?.intersectionRatio ?? 0) < IN_VIEW), {
    threshold: [0, IN_VIEW, 1],
  }).observe(root);
  renderToggle();
  whenIntroIsDone(() => setPaused('intro', false));

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-jump], [data-toggle]') : null;
    if (!button) return;
    if (button.dataset.jump === undefined) {
      state = { ...state, playing: !state.playing };
      renderToggle();
      updateClock();
    } else show(jump(state, Number(button.dataset.jump), now()), true);
  });

  /** True when a key is the hero's: it has the focus, or it is on screen and nothing else takes the key. */
  function takes({ key, target }: KeyboardEvent): boolean {
    const at = target instanceof Element ? target : null;
    if (key === ' ' && at?.closest(PRESSED)) return false;
    if (root?.contains(at)) return true;
    // Elsewhere up and down turn the page.
    const upright = key === 'ArrowUp' || key === 'ArrowDown';
    return !upright && !pausedBy.view && !isCovered() && !at?.closest(TAKES_KEYS);
  }

  document.addEventListener('keydown', (event) => {
    const direction = keyStep(event.key);
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!direction || modified || event.defaultPrevented || !takes(event)) return;
    event.preventDefault();
    show(step(state, direction, now()), true);
  });

  let wheeledAt: number | null = null;
  root.addEventListener(
    'wheel',
    (event) => {
      const controls = event.target instanceof Element && event.target.closest('[data-controls]');
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      // Vertical wheel movement scrolls the page, except over the slideshow's controls.
      if (event.ctrlKey || (!sideways && !controls)) return;
      event.preventDefault();
      event.stopPropagation();
      const direction = wheelStep(sideways ? event.deltaX : event.deltaY, now(), wheeledAt);
      if (!direction) return;
      wheeledAt = now();
      show(step(state, direction, now()), true);
    },
    { passive: false },
  );

  let from: { x: number; y: number; at: number; finger: boolean } | null = null;
  root.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, at: now(), finger: event.pointerType !== 'mouse' };
  });
  window.addEventListener('pointercancel', () => {
    from = null;
  });
  window.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!from) return;
    const direction = swipe(clientX - from.x, clientY - from.y, now() - from.at, from.finger);
    from = null;
    if (direction) show(step(state, direction, now()), true);
  });
  // Dragging across a link must not drag the link.
  root.addEventListener('dragstart', (event) => event.preventDefault());

  preloadNext(slides, 0);
}
