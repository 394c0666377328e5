import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'textarea'> {
  label: string;
}

/** A box for several lines, with its visible label. */
export function TextArea({ label, ...box }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        rows={3}
        {...box}
        id={id}
        className="w-full rounded-2xl border-2 border-edge bg-card px-4 py-2.5 tight:field-sizing-content tight:min-h-32 placeholder:text-ink-soft"
      />
    </div>
  );
}
