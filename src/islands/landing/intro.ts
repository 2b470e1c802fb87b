/** The end of the intro: at its time, or at once by any key or click; six ways out; then it is gone, and says so. */

import { exitOf, introTimes, waysOf } from '../../core/landing/intro.ts';
import { INTRO } from '../../core/shop/constants.ts';
import { motion } from './motion.ts';

const EASE = 'expo.inOut';

/** Calls back when no intro stands over the page: at once when none plays. */
export function whenIntroIsDone(tell: () => void): void {
  if (document.documentElement.dataset.intro === 'done') tell();
  else document.addEventListener('aroha:intro-done', tell, { once: true });
}

function finish(overlay: HTMLElement | null): void {
  overlay?.remove();
  document.documentElement.dataset.intro = 'done';
  document.dispatchEvent(new CustomEvent('aroha:intro-done'));
}

/** Moves the halves and what stands on them out of the picture; without GSAP it fades. */
async function leave(overlay: HTMLElement): Promise<void> {
  overlay.dataset.leaving = '';
  document.documentElement.dataset.intro = 'leaving';
  const seconds = INTRO.exitAnimationMs / 1000;
  const gsap = await Promise.race([motion(), new Promise<null>((give) => setTimeout(give, 100, null))]);
  if (!gsap) {
    overlay.animate({ opacity: [1, 0] }, { duration: INTRO.exitAnimationMs, fill: 'forwards', easing: 'ease-out' });
    return;
  }
  const { left, right, closes } = waysOf(exitOf(overlay.dataset.exit));
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
  // This script came so late that the styles are showing the overlay out already.
  if (elapsed() >= INTRO.durationMs + INTRO.graceMs) {
    setTimeout(finish, INTRO.exitAnimationMs, overlay);
    return;
  }
  overlay.dataset.live = '';
  motion();

  let gone = false;
  function begin(forcedAt: number | null): void {
    if (gone || !overlay) return;
    gone = true;
    clearTimeout(waiting);
    for (const sign of SIGNS) window.removeEventListener(sign, force, true);
    leave(overlay);
    setTimeout(finish, Math.max(0, introTimes(forcedAt).doneAtMs - elapsed()), overlay);
  }
  const force = () => begin(elapsed());
  const SIGNS = ['keydown', 'pointerdown'] as const;
  for (const sign of SIGNS) window.addEventListener(sign, force, true);
  const waiting = setTimeout(begin, Math.max(0, introTimes(null).exitAtMs - elapsed()), null);
}
