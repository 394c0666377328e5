import { drawNetwork, radiusOf } from './draw-network.ts';
import { watchGestures } from './gestures.ts';
import { readPalette } from './palette.ts';
import { emptyScene, type Scene, turned } from './scene.ts';
import { centred, moved, type Point, type Size, toNetwork, type View, wholeView, zoomed } from './view.ts';

/** The drawing on a canvas, and what can be done with it. */
export interface Painter {
  showScene: (scene: Scene) => void;
  /** Marks a person, by id, and brings them into the middle when asked to. */
  choose: (id: number | null, options: { isCentred: boolean }) => void;
  zoomBy: (factor: number) => void;
  showAll: () => void;
  stop: () => void;
}

/** A finger is this wide, whatever the size of the circle under it. */
const fingerReach = 22;
const nearness = 2.5;
/** More pixels than these cost time that nobody sees. */
const maxPixelRatio = 2;
/** So much larger a network has to become on its side before it is turned. */
const worthTurning = 1.3;
/** After this long without a change, the picture is drawn in full again. */
const restMs = 120;

/** Draws the network on a canvas whenever something changed, and hears what fingers and the mouse do on it. */
export function createPainter(canvas: HTMLCanvasElement, onChoose: (id: number | null) => void): Painter {
  const context = canvas.getContext('2d');
  let upright = emptyScene;
  let scene = upright;
  let size: Size = { width: 1, height: 1 };
  let whole = wholeView([], size);
  let view = whole;
  let palette = readPalette(canvas);
  let chosen = -1;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function drawSoon(): void {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (context)
        drawNetwork(context, { scene, view, whole, size, chosen, palette, isMoving: rest !== undefined });
    });
  }

  function look(next: View): boolean {
    if (next.scale === view.scale && next.middle === view.middle) return false;
    view = next;
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      drawSoon();
    }, restMs);
    drawSoon();
    return true;
  }

  /** Lays the network as it fits best; answers whether it lies otherwise than before. */
  function lay(): boolean {
    const wasUpright = scene === upright;
    whole = wholeView(upright.people, size);
    const side = turned(upright);
    const sideView = wholeView(side.people, size);
    const isUpright = sideView.scale < whole.scale * worthTurning;
    scene = isUpright ? upright : side;
    if (!isUpright) whole = sideView;
    return isUpright !== wasUpright;
  }

  function measure(): void {
    const ratio = Math.min(devicePixelRatio, maxPixelRatio);
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    canvas.width = Math.round(size.width * ratio);
    canvas.height = Math.round(size.height * ratio);
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    const isWhole = view.scale <= whole.scale;
    if (lay() || isWhole) view = whole;
    drawSoon();
  }

  function personAt(at: Point): number {
    const reach = Math.max(fingerReach, radiusOf({ scene, view, whole }, chosen));
    return scene.grid.nearest(toNetwork(at, view, size), reach / view.scale);
  }

  const middleOfScreen = (): Point => ({ x: size.width / 2, y: size.height / 2 });
  const zoom = (factor: number, at: Point): boolean => look(zoomed(view, factor, at, size, whole));
  const stopGestures = watchGestures(canvas, {
    onMove: (by) => look(moved(view, by)),
    onZoom: zoom,
    onTap: (at) => onChoose(scene.people[personAt(at)]?.id ?? null),
  });
  measure();
  const resizing = new ResizeObserver(measure);
  resizing.observe(canvas);
  const night = matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => {
    palette = readPalette(canvas);
    drawSoon();
  };
  night.addEventListener('change', recolour);

  return {
    showScene(next) {
      upright = next;
      chosen = -1;
      lay();
      view = whole;
      drawSoon();
    },
    choose(id, { isCentred }) {
      chosen = id === null ? -1 : (scene.placeOf.get(id) ?? -1);
      const person = scene.people[chosen];
      if (person && isCentred) view = centred({ x: person.x, y: person.y }, view, whole, nearness);
      drawSoon();
    },
    zoomBy: (factor) => void zoom(factor, middleOfScreen()),
    showAll: () => void look(whole),
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      stopGestures();
      resizing.disconnect();
      night.removeEventListener('change', recolour);
    },
  };
}
