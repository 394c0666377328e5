/**
 * The prose of a template. A sentence holds marks for what the person wrote, `{campo}` as sentences of their own and
 * `{campo:forma}` fitted into ours; it is used only when the person's words can take that form.
 */
export interface Prose {
  titles: readonly string[];
  /** Orders of telling: paragraphs, each a list of beats. */
  arcs: readonly (readonly (readonly string[])[])[];
  beats: Record<string, readonly string[]>;
  /** A beat named `cena` takes its sentences from here, by the option chosen in `field`. */
  scenes?: { field: string; byOption: Record<string, readonly string[]> };
}
