import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** A control that sits inside the right end of the box. */
  end?: React.ReactNode;
}

/** A text box with its visible label; `aria-invalid` marks it as the one to mend. */
export function Field({ label, end, ...input }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`min-h-13 w-full rounded-2xl border-2 border-edge bg-card px-4 py-2.5 placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-wash ${end ? 'pr-22' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-1 flex">{end}</div>}
      </div>
    </div>
  );
}
