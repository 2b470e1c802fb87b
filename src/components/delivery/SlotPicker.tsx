/** Day and window of a van's delivery: one row of days, and the windows of the chosen day. Full ones are shown and cannot be chosen. */
import { useId } from 'react';
import { dayText } from '../../core/delivery/delivery.ts';
import type { SlotTime } from '../../core/delivery/slot.ts';
import { SLOT_COPY as SAY } from '../../core/delivery/slot-copy.ts';
import type { OfferedDay, OfferedWindow } from '../../core/delivery/slots.ts';

/** From this number of places on, how many are left is not said. */
const MANY_PLACES = 3;

type Props = {
  readonly days: readonly OfferedDay[];
  readonly chosen: SlotTime | null;
  readonly onChoose: (time: SlotTime) => void;
};

const isFull = ({ windows }: OfferedDay) => windows.every(({ left }) => left === 0);
const note = ({ left }: OfferedWindow) => (left === 0 ? SAY.full : left < MANY_PLACES ? SAY.left(left) : '');

const CHIP =
  'flex min-h-14 cursor-pointer flex-col items-center justify-center border px-3 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink';

export function SlotPicker({ days, chosen, onChoose }: Props) {
  const id = useId();
  const day = days.find((one) => one.day === chosen?.day) ?? null;
  /** The same window of another day where it has a place, else the first that has. */
  function takeDay({ day: next, windows }: OfferedDay): void {
    const free = windows.filter(({ left }) => left > 0);
    const same = free.find(({ window }) => window === chosen?.window) ?? free[0];
    if (same) onChoose({ day: next, window: same.window });
  }
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="text-small font-medium">{SAY.day}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {days.map((one) => {
            const full = isFull(one);
            const [weekday, ...date] = dayText(one.day, 'short').split(' ');
            const isChosen = one.day === chosen?.day;
            return (
              <label
                key={one.day}
                className={`${CHIP} ${isChosen ? 'border-ink bg-ink text-paper' : full ? 'cursor-not-allowed border-dashed text-soot' : 'hover:border-ink'}`}
              >
                <input
                  type="radio"
                  name={`${id}-day`}
                  className="sr-only"
                  checked={isChosen}
                  disabled={full}
                  aria-label={full ? SAY.dayFull(dayText(one.day)) : dayText(one.day)}
                  onChange={() => takeDay(one)}
                />
                <span className="text-caption">{weekday}</span>
                <span className={`text-small ${full ? 'line-through' : ''}`}>{date.join(' ')}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {day && (
        <fieldset>
          <legend className="text-small font-medium">{SAY.time}</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-3">
            {day.windows.map((one) => {
              const isChosen = one.window === chosen?.window;
              const full = one.left === 0;
              return (
                <label
                  key={one.window}
                  className={`${CHIP} ${isChosen ? 'border-ink bg-ink text-paper' : full ? 'cursor-not-allowed border-dashed text-soot' : 'hover:border-ink'}`}
                >
                  <input
                    type="radio"
                    name={`${id}-window`}
                    className="sr-only"
                    checked={isChosen}
                    disabled={full && !isChosen}
                    onChange={() => onChoose({ day: day.day, window: one.window })}
                  />
                  <span className={`text-small tabular-nums ${full && !isChosen ? 'line-through' : ''}`}>
                    {SAY.hours(one.from, one.to)}
                  </span>
                  {note(one) && <span className="text-caption">{note(one)}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}
