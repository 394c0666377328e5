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
      <div className="field-box">
        <input {...input} id={id} />
        {end}
      </div>
    </div>
  );
}
