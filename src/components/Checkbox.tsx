/** Checkbox. */
type Props = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Id of the text that explains it. */
  readonly describedBy?: string;
};

export function Checkbox({ label, checked, onChange, disabled, describedBy }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
