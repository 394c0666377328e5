/**
 * The prose of a template: a thin frame, so that most of a story is the person's own words. A line holds marks for what
 * the person wrote, `{campo}` as sentences of their own and `{campo:forma}` fitted into ours; it is used only when the
 * person's words can take that form. `{eu}`, `{nos}` and `{ele}` print nothing and keep a line for a story told by one
 * person, by several, or about somebody.
 */
export interface Prose {
  /** The last one has no marks, for those who said nothing. */
  titles: readonly string[];
  /** Orders of telling: paragraphs, each a list of beats. */
  arcs: readonly (readonly (readonly string[])[])[];
  beats: Record<string, readonly string[]>;
  /** One of these ends a story whose person wrote enough to leave room for it. They tell nothing that happened. */
  closings: readonly string[];
}
