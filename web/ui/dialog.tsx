import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './button.tsx';
import { latePart } from './late-code.ts';
import { LateScreen } from './late-screen.tsx';

const listen = latePart(() => import('./listen-here.tsx').then((code) => code.ListenSheet));

interface Props {
  /** Left out where the content has a heading of its own, whose id is `labelledBy`, and its own «Ouvir». */
  title?: string;
  labelledBy?: string;
  /** The id of the text that is read out when it opens. */
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** On Escape, or on a phone by going back; without it only what is inside closes it. */
  onClose?: () => void;
  /** Fills the window, to be read from far away. */
  isWholeScreen?: boolean;
  /** What went wrong with the answer. */
  problem?: string | false;
  children: ReactNode;
}

/**
 * A sheet over the page, which rests meanwhile; open while it is mounted, and the focus goes back to where it was.
 * Not the browser's own modal, which would lay itself over the toasts and silence them.
 */
export function Dialog(props: Props) {
  const {
    title,
    labelledBy,
    describedBy,
    role = 'dialog',
    onClose,
    isWholeScreen,
    problem,
    children,
  } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  useRest(sheet);
  useBackGesture(onClose);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // One sheet at a time: another one below it stays.
    event.stopPropagation();
    onClose?.();
  }
  return (
    <div
      className={`fixed inset-0 z-40 grid overflow-y-auto overscroll-contain ${isWholeScreen ? 'bg-card' : 'place-items-center bg-[#1b140dbf] p-3 max-lg:in-[body:has([aria-label=Aviso])]:pt-20'}`}
    >
      <dialog
        ref={sheet}
        open
        role={role}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={labelledBy ?? id}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        className={`relative m-0 grid w-full gap-4 bg-card p-5 text-ink outline-none sm:not-low:p-7 ${isWholeScreen ? 'min-h-full max-w-none' : 'rise max-w-128 rounded-3xl border-2 border-line shadow-[0_10px_40px_#0007]'}`}
      >
        {title && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <LateScreen code={listen} waiting={null} isExtra />
          </div>
        )}
        {children}
        {problem && (
          <p role="alert" className="rounded-2xl bg-danger-wash px-4 py-2.5 font-semibold text-danger">
            {problem}
          </p>
        )}
      </dialog>
    </div>
  );
}

interface AnswersProps {
  /** What leaving it as it is is called. */
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The ways out of a sheet that asks something: leaving it as it is, and whatever else stands beside that. On a phone they fill it. */
export const DialogAnswers = ({ cancel = 'Cancelar', onCancel, children }: AnswersProps) => (
  <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
    <Button look="quiet" onClick={onCancel}>
      {cancel}
    </Button>
    {children}
  </div>
);

/** Lets the rest of the page rest and takes the focus, until it goes back to where it was. */
function useRest(sheet: RefObject<HTMLElement | null>) {
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
  }, [sheet]);
}

function useBackGesture(onClose: (() => void) | undefined) {
  const close = useEffectEvent(() => onClose?.());
  const canClose = onClose !== undefined;
  useEffect(() => {
    if (!canClose || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [canClose]);
}

/** Whatever is neither inside the element nor around it; what is read aloud, and a toast that comes later, stay within reach. */
function everythingBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      const isWithinReach = sibling === inner || sibling.matches('.player-bar');
      if (!isWithinReach && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling);
    }
  }
  return beside;
}
