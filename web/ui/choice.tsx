interface Props {
  label: string;
  value: string | undefined;
  /** Values and their words, in the order in which they are offered. */
  choices: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** One selector with its visible label. */
export const Choice = ({ label, value, choices, onChange }: Props) => (
  <label className="grid min-w-0 gap-1">
    <span className="text-sm font-semibold">{label}</span>
    <select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-12 w-full min-w-0 rounded-2xl border-2 border-edge bg-card px-3 text-[min(1rem,6.8vw)] font-semibold"
    >
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
