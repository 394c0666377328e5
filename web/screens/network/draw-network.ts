import { drawFlows } from './draw-flows.ts';
import { drawNames } from './draw-names.ts';
import type { Palette } from './palette.ts';
import type { Scene, SceneTie } from './scene.ts';
import { type Point, type Size, toScreen, type View } from './view.ts';

/** One picture of the network. */
export interface Picture {
  scene: Scene;
  view: View;
  /** The view of everything; how near we are is told by comparing with it. */
  whole: View;
  size: Size;
  /** The place of the chosen person in the list, or -1. */
  chosen: number;
  /** While a finger moves it, the picture does with less. */
  isMoving: boolean;
  palette: Palette;
}

/** Ties drawn at once, so that a phone keeps up with the finger: from afar only the strongest. */
const tiesFromAfar = 1200;
const tiesFromNear = 1500;
const tiesInMotion = 400;
/** More than these are drawn fainter, or they would cover the people. */
const manyTies = 500;
const nearFrom = 2;

/** Under this many pixels a circle and a square look the same, and a square is quicker. */
const dotRadius = 2.2;

/** Draws the network once. */
export function drawNetwork(context: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, view, size, chosen } = picture;
  context.clearRect(0, 0, size.width, size.height);
  const places = scene.people.map((person) => toScreen(person, view, size));
  const around = new Set((scene.tiesOf.get(chosen) ?? []).flatMap(({ one, other }) => [one, other]));
  if (chosen >= 0) around.add(chosen);
  drawTies(context, picture, places);
  drawPeople(context, picture, places, around);
  drawFlows(context, picture);
  // Where groups are named, single names would only cover them.
  if (scene.groups.length === 0 || chosen >= 0) {
    drawNames(context, { ...picture, around, radiusOf: (place) => radiusOf(picture, place) }, places);
  }
}

const smallest = 1.3;
const largest = 11;
/** From this size on, a thin rim keeps people who stand close apart; smaller ones it would wipe out. */
const rimFrom = 4;

type Seen = Pick<Picture, 'scene' | 'view' | 'whole'>;

function baseRadius({ scene, view, whole }: Seen): number {
  const least = smallest * Math.min(Math.sqrt(view.scale / whole.scale), 2.5);
  return Math.min(Math.max(scene.spacing * view.scale * 0.32, least), largest);
}

/** How large a person is drawn, in pixels: by their ties, and never so large that neighbours disappear. */
export function radiusOf({ scene, view, whole }: Seen, place: number): number {
  return baseRadius({ scene, view, whole }) * (0.7 + 0.9 * (scene.sizes[place] ?? 0));
}

function drawTies(context: CanvasRenderingContext2D, picture: Picture, places: readonly Point[]): void {
  const { scene, chosen, palette } = picture;
  context.lineWidth = 1;
  context.strokeStyle = palette.tie;
  const ties = seenTies(picture, places);
  context.globalAlpha = chosen >= 0 || ties.length > manyTies ? 0.15 : 0.4;
  strokeTies(context, ties, places);
  context.lineWidth = 2;
  context.strokeStyle = palette.ownTie;
  context.globalAlpha = 0.9;
  strokeTies(context, scene.tiesOf.get(chosen) ?? [], places);
  context.globalAlpha = 1;
}

/** The strongest ties that reach into the picture, as many as it can take. */
function seenTies({ scene, view, whole, size, isMoving }: Picture, places: readonly Point[]): SceneTie[] {
  const isNear = view.scale / whole.scale >= nearFrom;
  const max = isMoving ? tiesInMotion : isNear ? tiesFromNear : tiesFromAfar;
  if (!isNear) return scene.ties.slice(0, max);
  const isThere = places.map((place) => isSeen(place, size));
  const found: SceneTie[] = [];
  for (const tie of scene.ties) {
    if (found.length >= max) break;
    if (isThere[tie.one] || isThere[tie.other]) found.push(tie);
  }
  return found;
}

function strokeTies(
  context: CanvasRenderingContext2D,
  ties: readonly SceneTie[],
  places: readonly Point[],
): void {
  context.beginPath();
  for (const { one, other } of ties) {
    const from = places[one];
    const to = places[other];
    if (!from || !to) continue;
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

/** Everybody of one group goes into one path: a path for each person would be ten thousand. */
function drawPeople(
  context: CanvasRenderingContext2D,
  picture: Picture,
  places: readonly Point[],
  around: ReadonlySet<number>,
): void {
  const { scene, size, palette } = picture;
  const faint = palette.groups.map(() => new Path2D());
  const clear = palette.groups.map(() => new Path2D());
  const marks = { bridge: new Path2D(), emerging: new Path2D(), damped: new Path2D() };
  scene.people.forEach((person, index) => {
    const at = places[index];
    if (!at || !isSeen(at, size)) return;
    const radius = radiusOf(picture, index);
    const paths = around.size > 0 && !around.has(index) ? faint : clear;
    const path = paths[person.colour];
    if (path) addShape(path, at, radius, person.isBridge);
    // In a crowd seen from afar, marks would cover the people they mark.
    if (paths === faint || radius < dotRadius) return;
    if (person.isBridge) addShape(marks.bridge, at, radius, true);
    if (person.isEmerging) addCircle(marks.emerging, at, radius + 3.5);
    if (person.isDamped) addCircle(marks.damped, at, radius + 3.5);
  });
  fillGroups(context, faint, palette, { alpha: 0.3, hasRim: false });
  fillGroups(context, clear, palette, { alpha: 1, hasRim: baseRadius(picture) >= rimFrom });
  context.lineWidth = 2.5;
  context.strokeStyle = palette.ink;
  context.stroke(marks.bridge);
  context.strokeStyle = palette.emerging;
  context.stroke(marks.emerging);
  context.setLineDash([3, 3]);
  context.strokeStyle = palette.damped;
  context.stroke(marks.damped);
  context.setLineDash([]);
  drawChosen(context, picture, places[picture.chosen]);
}

function fillGroups(
  context: CanvasRenderingContext2D,
  paths: readonly Path2D[],
  palette: Palette,
  { alpha, hasRim }: { alpha: number; hasRim: boolean },
): void {
  context.globalAlpha = alpha;
  context.lineWidth = 1;
  context.strokeStyle = palette.paper;
  paths.forEach((path, group) => {
    context.fillStyle = palette.groups[group] ?? palette.ink;
    context.fill(path);
    if (hasRim) context.stroke(path);
  });
  context.globalAlpha = 1;
}

/** A bridge is a diamond, anybody else a circle: colour alone tells nothing. */
function addShape(path: Path2D, at: Point, radius: number, isBridge: boolean): void {
  if (isBridge) {
    const reach = Math.max(radius * 1.35, 4);
    path.moveTo(at.x, at.y - reach);
    path.lineTo(at.x + reach, at.y);
    path.lineTo(at.x, at.y + reach);
    path.lineTo(at.x - reach, at.y);
    path.closePath();
  } else if (radius < dotRadius) {
    path.rect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  } else {
    addCircle(path, at, radius);
  }
}

function addCircle(path: Path2D, at: Point, radius: number): void {
  path.moveTo(at.x + radius, at.y);
  path.arc(at.x, at.y, radius, 0, Math.PI * 2);
}

function drawChosen(context: CanvasRenderingContext2D, picture: Picture, at: Point | undefined): void {
  if (!at) return;
  const radius = Math.max(radiusOf(picture, picture.chosen), 4) + 5;
  context.lineWidth = 3;
  context.strokeStyle = picture.palette.ink;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  context.stroke();
}

const edge = 24;

/** Whether a place is on the screen, or near enough to reach into it. */
const isSeen = (at: Point | undefined, { width, height }: Size): boolean =>
  at !== undefined && at.x > -edge && at.y > -edge && at.x < width + edge && at.y < height + edge;
