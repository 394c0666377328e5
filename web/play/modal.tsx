import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** The id of the heading inside. */
  labelledBy: string;
  /** The id of the text that is read out when it opens. */
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Without it Escape does nothing. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A sheet over the screen, open while it is mounted; the focus goes back to where it was afterwards. */
export function Modal({ labelledBy, describedBy, role = 'dialog', onEscape, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  // A layout effect, since the focus can only go back while the sheet is still in the page.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      role={role}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      className="rise m-auto max-h-[92dvh] w-[min(30rem,calc(100vw-1.5rem))] overflow-y-auto rounded-3xl border-2 border-line bg-card p-5 text-ink shadow-[0_10px_40px_#0007] outline-none backdrop:bg-[#1b140dbf] sm:p-7"
    >
      {children}
    </dialog>
  );
}
