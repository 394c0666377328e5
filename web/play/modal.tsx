import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

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

/**
 * A sheet over the screen, open while it is mounted; the focus goes back to where it was afterwards.
 * Not the browser's own modal, which would lay itself over the toasts and silence them.
 */
export function Modal({ labelledBy, describedBy, role = 'dialog', onEscape, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  // A layout effect, since the focus can only go back while the sheet is still in the page.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const others = sheet.current ? everythingBeside(sheet.current) : [];
    for (const other of others) other.inert = true;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      for (const other of others) other.inert = false;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onEscape?.();
  }
  return (
    <div className="fixed inset-0 z-40 grid place-items-center overflow-y-auto overscroll-contain bg-[#1b140dbf] p-3">
      <dialog
        ref={sheet}
        open
        role={role}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        className="rise relative m-0 w-full max-w-120 rounded-3xl border-2 border-line bg-card p-5 text-ink shadow-[0_10px_40px_#0007] outline-none sm:p-7"
      >
        {children}
      </dialog>
    </div>
  );
}

/** Whatever is neither inside the element nor around it; a toast that comes later stays within reach. */
function everythingBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling);
    }
  }
  return beside;
}
