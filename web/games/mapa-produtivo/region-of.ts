import { type RegionId, regions } from '#core/content/mapa-produtivo/shape.ts';

/** The region that an element of the screen stands for, if it does. */
export function regionOf(element: EventTarget | null): RegionId | undefined {
  const marked = element instanceof Element ? element.closest('[data-region]') : null;
  return regionWithId(marked?.getAttribute('data-region'));
}

/** The region with an id, if it is one. */
export const regionWithId = (id: unknown): RegionId | undefined =>
  regions.find((region) => region.id === id)?.id;

/** The region under a point of the window, whatever lies above it. */
export function regionAt(x: number, y: number): RegionId | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const region = regionOf(element);
    if (region) return region;
  }
  return undefined;
}
