import { encode } from 'uqr';

/** Pictures to be sent are as high as a phone shows them whole in a conversation. */
export const pictureSize = { width: 1080, height: 1350 } as const;

export type Pen = CanvasRenderingContext2D;

export function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return pen;
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );

/** Draws an address as a QR into a square. Its dots are whole, since a blurred code is read badly; what is left over is its margin. */
export function drawQr(
  pen: Pen,
  address: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const { size, data } = encode(address, { ecc: 'M', border: 2 });
  pen.fillStyle = '#fff';
  pen.fillRect(left, top, side, side);
  pen.fillStyle = '#000';
  const dot = Math.floor(side / size);
  const rest = Math.floor((side - dot * size) / 2);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(left + rest + x * dot, top + rest + y * dot, dot, dot);
}
