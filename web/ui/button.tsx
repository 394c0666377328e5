import type { ComponentProps } from 'react';

const looks = {
  primary:
    'bg-leaf text-on-leaf border-transparent shadow-[inset_0_-4px_0_var(--leaf-deep)] hover:brightness-110',
  danger: 'bg-card text-danger border-danger hover:bg-danger-wash',
  quiet: 'bg-card text-ink border-edge hover:bg-maize-wash',
};

interface Props extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** Words shown while the work is under way; the button stays focused, does nothing, and says so where it takes long. */
  pendingText?: string | false;
}

/** The look of a button, for links that act like one. */
export const buttonLook = (look: keyof typeof looks): string =>
  `inline-flex min-h-12 flex-wrap items-center justify-center gap-x-2 rounded-2xl border-2 px-[clamp(--spacing(2),(100vw-14rem)/7,--spacing(6))] py-2.5 text-center font-bold active:translate-y-px ${looks[look]}`;

/** A large touch target with one action. */
export function Button({
  look = 'primary',
  pendingText = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonLook(look)} aria-disabled:opacity-80 ${className}`}
      aria-disabled={!!pendingText}
      onClick={pendingText ? (event) => event.preventDefault() : onClick}
    >
      {pendingText || children}
      {pendingText && <span className="if-late w-full">Está demorando.</span>}
    </button>
  );
}
