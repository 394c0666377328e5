import type { ReactNode } from 'react';
import { type NetworkMark, networkMarks } from '#core/content/network.ts';
import type { Person } from './sort-people.ts';

export const marks = ['isBridge', 'isEmerging', 'isDamped', 'isNew'] as const satisfies NetworkMark[];

const shapes: Record<NetworkMark, ReactNode> = {
  isBridge: <path d="M10 2 18 10 10 18 2 10Z" className="fill-ink-soft" />,
  isEmerging: (
    <>
      <circle cx="10" cy="10" r="4" className="fill-ink-soft" />
      <circle cx="10" cy="10" r="7.5" fill="none" strokeWidth="2.5" stroke="light-dark(#c98400, #f3c352)" />
    </>
  ),
  isDamped: (
    <>
      <circle cx="10" cy="10" r="4" className="fill-ink-soft" />
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="3 3"
        className="stroke-danger"
      />
    </>
  ),
  isNew: <circle cx="10" cy="10" r="3" className="fill-ink-soft" />,
};

/** A mark as the drawing shows it; its name stands beside it. */
export const MarkShape = ({ mark }: { mark: NetworkMark }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
    {shapes[mark]}
  </svg>
);

/** The marks of a person, small, with their names for those who do not see them. */
export const Marks = ({ person }: { person: Person }) =>
  marks
    .filter((mark) => person[mark])
    .map((mark) => (
      <span key={mark} title={networkMarks[mark].name}>
        <MarkShape mark={mark} />
        <span className="sr-only">, {networkMarks[mark].name}</span>
      </span>
    ));

/** What the marks and sizes of the drawing mean. */
export const Legend = () => (
  <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
    {marks.map((mark) => (
      <li key={mark} className="flex items-center gap-2">
        <MarkShape mark={mark} />
        {networkMarks[mark].name}
      </li>
    ))}
  </ul>
);
