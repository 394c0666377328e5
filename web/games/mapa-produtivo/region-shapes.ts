import type { RegionId } from '#core/content/mapa-produtivo/shape.ts';

export interface RegionShape {
  /** The outline, ten units a degree; neighbours share their borders point by point. */
  outline: string;
  /** The same colour as a shape of the map and as a patch beside the region's name. */
  fill: string;
  swatch: string;
  /** Where the name stands. */
  label: readonly [number, number];
  /** Where the four products of the region settle. */
  pins: readonly (readonly [number, number])[];
}

/** Brazil by its five regions, drawn by hand from the coordinates of coasts, rivers and borders. */
export const regionShapes: Readonly<Record<RegionId, RegionShape>> = {
  norte: {
    outline:
      'M145 198l-13-3-10-5-16-5-7-7-2-10-1-10-12 1-14 8-16 3-10 0 0-14-7 4-9 0-1-5-9-1 2-4-10-15' +
      ' 3-6 5-4 3-13 10-7 10-1 9-1 6-31-6-10 0-7 8-2-6-4 0-6 17 0 7-5 6 10 5 5 8 0 14-8 7-7-7-13' +
      '-6-7 8 2 11 3 7-5 8-3 6-7 7 2-1 5 6 6-4 15 10 11 16-7 14 1 13-4 17 1 6-9 7-12 5 5 5 17 7 4' +
      '-2 8-9 10 13 1 13 2-2 10 7-7 9 0 9 4-3 13-6 13-5 10-12 7 12 1 1 17 8 9-3 9 10 12-4 14 2 14' +
      '-15 1-10 1-9-2-11-1 0-19 4-11-64-5-10-8-5-12-8 14-26 0 0 22 14 1 2 19Z',
    fill: 'fill-[light-dark(#b9d49a,#2f5a34)]',
    swatch: 'bg-[light-dark(#b9d49a,#2f5a34)]',
    label: [145, 100],
    pins: [
      [82, 112],
      [118, 142],
      [200, 78],
      [240, 128],
    ],
  },
  nordeste: {
    outline:
      'M289 71l8 3 6 4 4 8 9-2 16 4 14 0 11 4 8 5 13 11 6 3 12 0 3 9 3 11-1 11-8 15-7 8-6 5-5 6-9' +
      ' 14-6 6 0 12 1 11-3 18-5 7-5-4-4-5 6-10-3-6-10-1-14-9-11-5-12 3-10 4-2-9 1-12-2-14 4-14-10' +
      '-12 3-9-8-9-1-17-12-1 12-7 5-10 6-13Z',
    fill: 'fill-[light-dark(#f6cf7e,#6b5212)]',
    swatch: 'bg-[light-dark(#f6cf7e,#6b5212)]',
    label: [343, 136],
    pins: [
      [318, 110],
      [365, 162],
      [318, 168],
      [312, 196],
    ],
  },
  'centro-oeste': {
    outline:
      'M145 198l6-8-2-19-14-1 0-22 26 0 8-14 5 12 10 8 64 5-4 11 0 19 11 1 9 2 10-1 15-1-1 12 2 9' +
      '-9 8-5 7 2 7-4 9-11 2-9 2-10 5-4 10-6 8-5 9-10 8-6 7-6 8-11-1-3-15-8-3-15-1 1-13-2-10 5-12' +
      '-1-10-7-4 0-9-17 0-1-12Z',
    fill: 'fill-[light-dark(#efb08a,#7a4023)]',
    swatch: 'bg-[light-dark(#efb08a,#7a4023)]',
    label: [212, 196],
    pins: [
      [176, 172],
      [226, 170],
      [192, 250],
      [221, 246],
    ],
  },
  sudeste: {
    outline:
      'M290 211l10-4 12-3 11 5 14 9 10 1 3 6-6 10 4 5 5 4 0 11-6 9-6 9-1 8-10 9-12 0-14 3-8 5-9 2' +
      '-11 7-6 6-6-5-7-3-2-8-5-7-10-2-10-2-11 0 10-8 5-9 6-8 4-10 10-5 9-2 11-2 4-9-2-7 5-7Z',
    fill: 'fill-[light-dark(#a9cbe0,#2a506b)]',
    swatch: 'bg-[light-dark(#a9cbe0,#2a506b)]',
    label: [298, 262],
    pins: [
      [300, 232],
      [332, 240],
      [262, 284],
      [300, 288],
    ],
  },
  sul: {
    outline:
      'M219 286l11 0 10 2 10 2 5 7 2 8 7 3 6 5-6 6 0 10 1 8-3 8-9 8-4 7-7 11-13 11-13 16-1-7 1-5' +
      '-8-7-13-10-5 2-5-7-11-2 5-5 11-11 10-8 12-6 2-9-3-6-7-1 3-15 6-8Z',
    fill: 'fill-[light-dark(#d9b8d9,#5b3d61)]',
    swatch: 'bg-[light-dark(#d9b8d9,#5b3d61)]',
    label: [234, 328],
    pins: [
      [228, 304],
      [202, 350],
      [228, 352],
      [250, 342],
    ],
  },
};
