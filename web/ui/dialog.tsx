import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  onClose: () => void;
  /** What went wrong; a toast would lie behind the dialog, out of reach. */
  problem?: string | false;
  children: ReactNode;
}

/** A question that waits for its answer: the rest of the page rests meanwhile; Escape leaves it. */
export function Dialog({ title, onClose, problem, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The dialog leaves the page together with its question, so the focus is handed back here.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="rise m-auto w-[min(32rem,calc(100%-2rem))] rounded-3xl border-2 border-line bg-card p-5 text-ink backdrop:bg-[#0009] sm:p-7"
    >
      <div className="grid gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children}
        {problem && (
          <p role="alert" className="rounded-2xl bg-danger-wash px-4 py-2.5 font-semibold text-danger">
            {problem}
          </p>
        )}
      </div>
    </dialog>
  );
}
