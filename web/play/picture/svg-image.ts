/** What a drawing takes from the style sheets, which a picture of its own does not have. */
const styled = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'opacity'] as const;

/** Reads colours as they are by day, also where the page is dark; nothing of it is seen. */
export function byDay<T>(read: () => T): T {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'light';
  try {
    return read();
  } finally {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  }
}

/** A drawing of the page as an image of its own, in the colours it has there at this moment. */
export function svgAddress(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...drawing.querySelectorAll('*')];
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = parts[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of styled) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** An image that a canvas can take. */
export async function imageFrom(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
