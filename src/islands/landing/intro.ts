/** Ends the intro: after its time, or at once on any key or click, with one of six exits; then removes it. */

import { INTRO } from '../../core/landing/constants.ts';
import { exitOf, exitOffsets, introTimes } from '../../core/landing/intro.ts';
import { motion, motionSoon } from './motion.ts';

const EASE = 'expo.inOut';

/** Calls back when no intro is shown; at once when none plays. */
export function whenIntroIsDone(callback: () => void): void {
  if (document.documentElement.dataset.intro === 'done') callback();
  else document.addEventListener('aroha:intro-done', callback, { once: true });
}

function finish(overlay: HTMLElement | null): void {
  overlay?.remove();
  document.documentElement.dataset.intro = 'done';
  document.dispatchEvent(new CustomEvent('aroha:intro-done'));
}

/** Animates the halves out; without GSAP it fades. */
async function animateOut(overlay: HTMLElement): Promise<void> {
  overlay.dataset.leaving = '';
  document.documentElement.dataset.intro = 'leaving';
  const seconds = INTRO.exitAnimationMs / 1000;
  const gsap = await motionSoon();
  if (!gsap) {
    overlay.animate({ opacity: [1, 0] }, { duration: INTRO.exitAnimationMs, fill: 'forwards', easing: 'ease-out' });
    return;
  }
  const { left, right, closes } = exitOffsets(exitOf(overlay.dataset.exit));
  const part = (name: string) => overlay.querySelector(`[data-half="${name}"]`);
  const stage = overlay.querySelector('[data-stage]');
  const timeline = gsap.timeline({ defaults: { duration: seconds, ease: EASE } });
  timeline.to(stage, { opacity: 0, duration: seconds * 0.35, ease: 'power2.out' }, 0);
  if (closes) timeline.fromTo(overlay, { clipPath: 'inset(0% 0%)' }, { clipPath: 'inset(50% 50%)' }, 0);
  else {
    timeline.to(part('left'), { xPercent: left.x, yPercent: left.y }, 0);
    timeline.to(part('right'), { xPercent: right.x, yPercent: right.y }, 0);
  }
}

export function startIntro(): void {
  const root = document.documentElement;
  const overlay = document.querySelector<HTMLElement>('[data-overlay]');
  if (!overlay || root.dataset.intro !== 'playing') {
    finish(overlay);
    return;
  }
  const since = Number(root.dataset.introSince ?? 0);
  const elapsed = () => performance.now() - since;
  // This script is late: the styles are already hiding the overlay.
  if (elapsed() >= INTRO.durationMs + INTRO.graceMs) {
    setTimeout(finish, INTRO.exitAnimationMs, overlay);
    return;
  }
  overlay.dataset.live = '';
  motion();

  const value = overlay.querySelector('[data-value]');
  const renderValue = () => {
    const percent = Math.round((elapsed() / INTRO.durationMs) * 100);
    value?.setAttribute('aria-valuenow', String(leaving ? 100 : Math.min(100, percent)));
  };

  let leaving = false;
  function begin(skippedAt: number | null): void {
    if (leaving || !overlay) return;
    leaving = true;
    clearTimeout(timer);
    clearInterval(values);
    renderValue();
    for (const sign of SKIP_EVENTS) window.removeEventListener(sign, skip, true);
    animateOut(overlay);
    setTimeout(finish, Math.max(0, introTimes(skippedAt).doneAtMs - elapsed()), overlay);
  }
  const skip = () => begin(elapsed());
  const SKIP_EVENTS = ['keydown', 'pointerdown'] as const;
  for (const sign of SKIP_EVENTS) window.addEventListener(sign, skip, true);
  renderValue();
  const values = setInterval(renderValue, INTRO.valueMs);
  const timer = setTimeout(begin, Math.max(0, introTimes(null).exitAtMs - elapsed()), null);
}
