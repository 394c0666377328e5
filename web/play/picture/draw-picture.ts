import { drawQr, type Pen, pictureSize } from '#web/ui/picture.ts';
import type { PictureWords } from './picture-words.ts';

/** The drawn country is as wide as the picture, and its hills come low behind the invitation. */
export const countrySize = { width: 1080, height: 1440 } as const;
const countryTop = 270;

export const markSize = 110;
export const emblemSize = 170;

/** What is drawn elsewhere and put into the picture. */
export interface Drawings {
  mark: HTMLImageElement;
  country: HTMLImageElement;
  emblem: HTMLImageElement | undefined;
}

const { width, height } = pictureSize;
const margin = 80;
const colours = { sky: '#fde3b4', card: '#fffbf1', ink: '#2b1c10', soft: '#604a34', leaf: '#1f5a37' };
const stripes = ['#f3b733', '#1f5a37', '#d9824f', '#5b8f4e'];
const plain = 'system-ui, sans-serif';

/** Draws a result to be sent to others. The colours are those of the day, whatever the phone shows. */
export function drawPicture(pen: Pen, words: PictureWords, drawings: Drawings): void {
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'serif';
  pen.fillStyle = colours.sky;
  pen.fillRect(0, 0, width, height);
  for (let x = 0, index = 0; x < width; x += 45, index++) {
    pen.fillStyle = stripes[index % stripes.length] ?? colours.leaf;
    pen.fillRect(x, 0, 45, 22);
  }
  pen.drawImage(drawings.country, 0, countryTop);
  pen.drawImage(drawings.mark, margin, 70, markSize, markSize);
  write(pen, 'Rota Viva', { x: margin + 140, y: 145, font: `bold SIZEpx ${serif}`, size: 62 });
  drawResult(pen, words, drawings.emblem, serif);
  drawInvitation(pen, words);
}

function drawResult(
  pen: Pen,
  { heading, game, figure, unit, badge }: PictureWords,
  emblem: HTMLImageElement | undefined,
  serif: string,
): void {
  const room = width - 2 * margin;
  write(pen, heading, {
    x: margin,
    y: 290,
    font: `600 SIZEpx ${plain}`,
    size: 52,
    room,
    colour: colours.soft,
  });
  write(pen, game, { x: margin, y: 380, font: `bold SIZEpx ${serif}`, size: 86, room });
  const end = write(pen, figure, {
    x: margin,
    y: 560,
    font: `bold SIZEpx ${serif}`,
    size: 170,
    colour: colours.leaf,
  });
  write(pen, unit, {
    x: end + 28,
    y: 555,
    font: `600 SIZEpx ${plain}`,
    size: 46,
    room: width - margin - end - 28,
  });
  if (!badge || !emblem) return;
  pen.drawImage(emblem, margin, 620, emblemSize, emblemSize);
  write(pen, 'Selo', {
    x: margin + 200,
    y: 690,
    font: `600 SIZEpx ${plain}`,
    size: 40,
    colour: colours.soft,
  });
  write(pen, badge, { x: margin + 200, y: 750, font: `bold SIZEpx ${serif}`, size: 56, room: room - 200 });
}

/** The way back to the game: to be scanned from another phone, or typed. */
function drawInvitation(pen: Pen, { invitation, address }: PictureWords): void {
  const [left, top, side] = [margin, 1000, 270];
  pen.fillStyle = colours.card;
  pen.beginPath();
  pen.roundRect(left, top, width - 2 * margin, side, 36);
  pen.fill();
  drawQr(pen, address, { left: left + 20, top: top + 20, side: side - 40 });
  const text = { x: left + side + 20, room: width - 2 * margin - side - 50 };
  write(pen, invitation, { ...text, y: top + 110, font: `bold SIZEpx ${plain}`, size: 48 });
  const [host = '', path = ''] = address.replace(/^https?:\/\//, '').split(/(?=\/)(.*)/s);
  write(pen, host, { ...text, y: top + 175, font: `SIZEpx ${plain}`, size: 40, colour: colours.leaf });
  write(pen, path, { ...text, y: top + 225, font: `SIZEpx ${plain}`, size: 36, colour: colours.leaf });
}

interface Line {
  x: number;
  y: number;
  /** With SIZE where the size stands. */
  font: string;
  size: number;
  /** How wide it may be; letters shrink until it fits. */
  room?: number;
  colour?: string;
}

/** Writes one line and returns where it ends. */
function write(pen: Pen, text: string, { x, y, font, size, room, colour }: Line): number {
  pen.fillStyle = colour ?? colours.ink;
  pen.font = font.replace('SIZE', String(size));
  const wide = pen.measureText(text).width;
  if (room && wide > room) pen.font = font.replace('SIZE', String(Math.floor((size * room) / wide)));
  pen.fillText(text, x, y);
  return x + pen.measureText(text).width;
}
