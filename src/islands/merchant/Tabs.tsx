/** Choice of a list's part: words in a line, the chosen one underlined. */
type Props<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly (readonly [key: Key, name: string])[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
};

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose }: Props<Key>) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{label}</legend>
      {tabs.map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className="min-h-11 text-small text-soot tabular-nums decoration-1 underline-offset-8 hover:text-ink aria-pressed:text-ink aria-pressed:underline"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
