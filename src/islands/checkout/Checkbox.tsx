/** Checkbox. */
type Props = { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };

export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
