/** Shows whether each store on the page is open now, and marks today. Updates every minute. */

import { type Hours, type OpeningState, openingState } from '../../core/editorial/hours.ts';
import { HOURS_COPY } from '../../core/editorial/hours-copy.ts';

const MINUTE_MS = 60_000;

function wordsFor(standing: OpeningState): string {
  if (standing.open) return HOURS_COPY.openUntil(standing.until);
  const { next } = standing;
  if (!next) return HOURS_COPY.closed;
  return next.daysAhead === 0
    ? HOURS_COPY.opensToday(next.from)
    : HOURS_COPY.opensOn(next.day.charAt(0).toUpperCase() + next.day.slice(1), next.from);
}

function show(box: HTMLElement): void {
  const hours = JSON.parse(box.dataset.hours ?? '{}') as Hours;
  const standing = openingState(hours, new Date(), box.dataset.zone ?? 'UTC');
  const line = box.querySelector<HTMLElement>('[data-standing]');
  const words = box.querySelector<HTMLElement>('[data-words]');
  if (!line || !words) return;
  line.hidden = false;
  words.textContent = wordsFor(standing);
  line.querySelector('[data-light]')?.classList.toggle('bg-success!', standing.open);
  for (const row of box.querySelectorAll<HTMLElement>('[data-days]')) {
    row.classList.toggle('font-medium', row.dataset.days?.split(' ').includes(standing.day) ?? false);
  }
}

export function startHours(): void {
  const all = document.querySelectorAll<HTMLElement>('[data-hours]');
  const showAll = () => all.forEach(show);
  showAll();
  if (all.length > 0) setInterval(showAll, MINUTE_MS);
}
