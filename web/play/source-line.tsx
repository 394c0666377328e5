import { citation, type Source } from '#core/content/fact.ts';

/** Where a statement comes from, under the statement. */
export const SourceLine = ({ source, year }: Source) => (
  <p className="text-sm text-ink-soft">Fonte: {citation({ source, year })}</p>
);
