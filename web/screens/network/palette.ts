import { groupColours } from './group-colours.ts';

/** The colours of the drawing as a canvas takes them. */
export interface Palette {
  groups: readonly string[];
  ink: string;
  paper: string;
  tie: string;
  ownTie: string;
  emerging: string;
  damped: string;
  font: string;
}

/** Reads the colours of the current theme; a canvas does not know CSS variables by itself. */
export function readPalette(canvas: HTMLCanvasElement): Palette {
  const before = canvas.style.color;
  const resolved = (colour: string): string => {
    canvas.style.color = colour;
    return getComputedStyle(canvas).color;
  };
  const palette: Palette = {
    groups: groupColours.map(resolved),
    ink: resolved('var(--ink)'),
    paper: resolved('var(--card)'),
    tie: resolved('var(--edge)'),
    ownTie: resolved('var(--clay)'),
    emerging: resolved('light-dark(#c98400, #f3c352)'),
    damped: resolved('var(--danger)'),
    font: getComputedStyle(canvas).fontFamily,
  };
  canvas.style.color = before;
  return palette;
}
