import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props<Id extends string> {
  /** What the tabs choose between, for those who do not see them together. */
  label: string;
  tabs: readonly { id: Id; text: string; Icon: LucideIcon }[];
  current: Id;
  onChange: (id: Id) => void;
  /** What the current tab shows. */
  children: ReactNode;
}

/** Tabs over one panel: one stop of the Tab key, and arrows, Home and End walk between them. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ id }) => id === current);

  function walk(event: KeyboardEvent) {
    const next = tabs[placeAfter(event.key, place, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap rounded-2xl border-2 border-line bg-card p-0.5 sm:gap-1 sm:justify-self-start sm:p-1"
      >
        {tabs.map(({ id, text, Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${base}-${id}`}
            aria-selected={id === current}
            aria-controls={id === current ? `${base}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={walk}
            className="flex min-h-14 whole-words flex-col items-center justify-center gap-0.5 rounded-xl px-0.5 text-[0.7rem] font-bold text-ink-soft hover:bg-maize-wash aria-selected:bg-leaf aria-selected:text-on-leaf sm:min-h-12 sm:flex-row sm:gap-2 sm:px-5 sm:text-base"
          >
            <Icon aria-hidden="true" size={20} className="shrink-0" />
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {children}
      </div>
    </>
  );
}

/** The place a key leads to; none for keys that mean something else. */
function placeAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
