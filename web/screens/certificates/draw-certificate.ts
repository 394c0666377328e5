import { timeWords } from '#core/content/certificate-time.ts';
import { longDate } from '#web/ui/day-words.ts';
import { drawQr, type Pen, penOf, pictureSize, pngOf } from '#web/ui/picture.ts';
import type { Certified } from './certificate-sheet.tsx';
import { addressOf, shortAddress } from './certificate-words.ts';

const { width, height } = pictureSize;
const margin = 90;
/** Where the writing begins, and the QR, and how wide that is. */
const [firstLine, proofTop, qrSide] = [150, 900, 300];
const ink = { dark: '#2b2118', leaf: '#1f5a37', paper: '#fffaf0', maize: '#f6c445', clay: '#b4532a' };
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", serif';
const sans = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

interface Line {
  text: string;
  font: string;
  colour: string;
  step: number;
  /** Room before it. */
  before: number;
}

/** A certificate as a picture for the groups in which people talk: upright, with the QR that proves it. */
export async function drawCertificate(certificate: Certified, code: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const pen = penOf(canvas);
  drawPaper(pen);
  pen.textAlign = 'center';
  fitting(pen, certificate).reduce((top, line) => write(pen, line, top), firstLine);
  drawProof(pen, code);
  return pngOf(canvas);
}

/** Paper with the woven hem at its head and a frame. */
function drawPaper(pen: Pen): void {
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, width, height);
  for (let left = 0; left < width; left += 108) {
    for (const [from, to, colour] of [
      [0, 40, ink.clay],
      [40, 54, ink.maize],
      [54, 94, ink.leaf],
      [94, 108, ink.maize],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(left + from, 0, to - from, 24);
    }
  }
  pen.strokeStyle = ink.leaf;
  pen.lineWidth = 6;
  pen.strokeRect(36, 60, width - 72, height - 96);
}

/** Everything that is written, in letters of this scale. */
const linesOf = ({ title, name, text, doneAt, time }: Certified, scale: number): Line[] =>
  [
    { text: 'Rota Viva · Certificado', weight: 600, size: 38, family: sans, colour: ink.dark, before: 0 },
    { text: title, weight: 700, size: 62, family: serif, colour: ink.leaf, before: 50 },
    { text: name, weight: 700, size: 68, family: serif, colour: ink.dark, before: 50 },
    { text, weight: 400, size: 44, family: sans, colour: ink.dark, before: 20 },
    {
      text: [`Em ${longDate(doneAt)}.`, time && timeWords(time)].filter(Boolean).join(' '),
      weight: 400,
      size: 36,
      family: sans,
      colour: ink.dark,
      before: 34,
    },
  ].map(({ text, weight, size, family, colour, before }) => ({
    text,
    font: `${weight} ${Math.round(size * scale)}px ${family}`,
    colour,
    step: size * scale * 1.25,
    before: before * scale,
  }));

/** The letters as large as they can be while all of it stays above the QR. */
function fitting(pen: Pen, certificate: Certified): Line[] {
  const end = (lines: Line[]): number =>
    lines.reduce((top, line) => top + line.before + line.step * broken(pen, line).length, firstLine);
  const sizes = [1, 0.9, 0.8, 0.7, 0.6].map((scale) => linesOf(certificate, scale));
  return sizes.find((lines) => end(lines) <= proofTop) ?? sizes.at(-1) ?? [];
}

function broken(pen: Pen, { text, font }: Line): string[] {
  pen.font = font;
  return brokenText(text, (part) => pen.measureText(part).width <= width - 2 * margin);
}

/** Writes a text in as many lines as it takes, and answers where the next one begins. */
function write(pen: Pen, line: Line, top: number): number {
  const parts = broken(pen, line);
  pen.fillStyle = line.colour;
  for (const [place, part] of parts.entries())
    pen.fillText(part, width / 2, top + line.before + place * line.step);
  return top + line.before + parts.length * line.step;
}

/** A text broken into lines that fit: between words, or where one alone is too long, inside it. */
export function brokenText(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The QR with the address under it, at the foot. */
function drawProof(pen: Pen, code: string): void {
  drawQr(pen, addressOf(code), { left: (width - qrSide) / 2, top: proofTop, side: qrSide });
  const address = shortAddress(code);
  write(pen, { text: address, font: `600 30px ${sans}`, colour: ink.dark, step: 38, before: 0 }, height - 92);
}
