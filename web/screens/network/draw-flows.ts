import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Point, type Size, toScreen, type View } from './view.ts';
import { writeNames } from './write-names.ts';

interface Flowing {
  scene: Scene;
  view: View;
  size: Size;
  palette: Palette;
}

const thinnest = 2;
const thickest = 10;
const nameSize = 14;
/** How far a curve leaves the straight way, so that both directions are seen. */
const bend = 0.18;

/** Draws the votes between groups as curved arrows, the thicker the more votes, and names the groups. */
export function drawFlows(context: CanvasRenderingContext2D, { scene, view, size, palette }: Flowing): void {
  for (const { from, to, colour, share } of scene.flows) {
    context.lineWidth = thinnest + (thickest - thinnest) * share;
    context.strokeStyle = palette.groups[colour] ?? palette.ink;
    context.fillStyle = context.strokeStyle;
    drawArrow(context, toScreen(from, view, size), toScreen(to, view, size), context.lineWidth);
  }
  const labels = scene.groups.map((group) => {
    const { x, y } = toScreen(group, view, size);
    return { text: group.name, at: { x, y: y - nameSize / 2 } };
  });
  writeNames(context, labels, { size, palette, fontSize: nameSize, max: labels.length });
}

function drawArrow(context: CanvasRenderingContext2D, from: Point, to: Point, width: number): void {
  const control = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  context.globalAlpha = 0.75;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(control.x, control.y, to.x, to.y);
  context.stroke();
  // The head stands in the middle of the curve: at its end it would lie under the group's people.
  const middle = { x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 };
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = width + 9;
  context.beginPath();
  for (const turn of [0, 2.5, -2.5]) {
    context.lineTo(middle.x + Math.cos(angle + turn) * length, middle.y + Math.sin(angle + turn) * length);
  }
  context.fill();
  context.globalAlpha = 1;
}
