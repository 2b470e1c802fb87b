/** Opening hours by weekday: closed, or from and to. */
import { useRef } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { DAYS, type Day, type Hours, type Span } from '../../../core/editorial/hours.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';

const { stores: SAY } = SETTINGS_COPY;
const FIRST: Span = { from: '10:00', to: '19:00' };
const TIME =
  'h-11 w-full min-w-0 rounded-control border border-(--edge) bg-paper px-2 text-small tabular-nums aria-invalid:border-danger max-sm:[&::-webkit-calendar-picker-indicator]:hidden';

type Props = {
  readonly hours: Hours;
  readonly timeZone: string;
  readonly errorOf: (day: Day, part: keyof Span) => string | undefined;
  readonly onChange: (hours: Hours) => void;
};

export function HoursFields({ hours, timeZone, errorOf, onChange }: Props) {
  // A day that is closed and opened again has its hours back.
  const last = useRef<Partial<Record<Day, Span>>>({});
  const set = (day: Day, span: Span | null) => {
    const now = hours[day];
    if (now) last.current[day] = now;
    onChange({ ...hours, [day]: span });
  };
  const time = (day: Day, span: Span, part: keyof Span) => {
    const error = errorOf(day, part);
    return (
      <input
        type="time"
        aria-label={(part === 'from' ? SAY.from : SAY.to)(SAY.days[day])}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${day}-fault` : undefined}
        className={TIME}
        value={span[part]}
        onChange={({ target }) => set(day, { ...span, [part]: target.value })}
      />
    );
  };
  return (
    <fieldset className="mt-8">
      <legend className="text-small font-medium">{SAY.hours}</legend>
      <p className="pb-2 text-caption text-soot">{SAY.zone(timeZone)}</p>
      <ul>
        {DAYS.map((day) => {
          const span = hours[day];
          const error = errorOf(day, 'from') ?? errorOf(day, 'to');
          return (
            <li key={day} className="border-b py-1.5">
              <div className="grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3">
                <Checkbox
                  label={SAY.days[day]}
                  checked={span !== null}
                  onChange={(isOpen) => set(day, isOpen ? (last.current[day] ?? FIRST) : null)}
                />
                {span ? (
                  <div className="grid max-w-70 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-small text-soot">
                    {time(day, span, 'from')}
                    {SAY.until}
                    {time(day, span, 'to')}
                  </div>
                ) : (
                  <p className="text-small text-soot">{SAY.closed}</p>
                )}
              </div>
              {error && (
                <p id={`${day}-fault`} className="text-caption text-danger">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
