import { useId } from 'react';

interface Props {
  label: string;
  /** Which of several, for whoever does not see where it stands. */
  of?: string;
  /** What turning it on does. */
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, and what that means. */
export function Switch({ label, of, note, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        onClick={() => onChange(!isOn)}
        className="group flex min-h-12 items-center gap-3 rounded-xl text-left font-semibold"
      >
        <span
          aria-hidden="true"
          className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-card p-0.5 group-aria-checked:justify-end group-aria-checked:border-leaf group-aria-checked:bg-leaf"
        >
          <span className="size-6 rounded-full bg-edge group-aria-checked:bg-on-leaf" />
        </span>
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </button>
      <p id={id} className="text-sm text-ink-soft">
        {note}
      </p>
    </div>
  );
}
