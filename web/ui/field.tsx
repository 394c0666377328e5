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
      <div className="flex flex-wrap justify-end rounded-2xl border-2 border-edge bg-card pr-1 outline-offset-3 outline-clay has-aria-invalid:border-danger has-aria-invalid:bg-danger-wash has-[input:focus-visible]:outline-3">
        <input
          {...input}
          id={id}
          className="min-h-12 min-w-[min(100%,8rem)] flex-1 rounded-2xl bg-transparent px-4 outline-none placeholder:text-ink-soft"
        />
        {end}
      </div>
    </div>
  );
}
