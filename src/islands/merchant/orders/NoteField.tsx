/** Text of several lines. */
import { FIELD_BOX, FieldFrame } from '../../../components/FieldFrame.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly error?: string;
  readonly rows?: number;
  readonly onChange: (text: string) => void;
};

export function NoteField({ label, value, max, error, rows = 4, onChange }: Props) {
  return (
    <FieldFrame label={label} error={error || undefined}>
      {(marks) => (
        <textarea
          {...marks}
          rows={rows}
          maxLength={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${FIELD_BOX} h-auto! resize-y px-3.5 py-3`}
        />
      )}
    </FieldFrame>
  );
}
