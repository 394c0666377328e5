export type CsvValue = string | number | boolean | undefined;

const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula, full-width signs and blanks before them included: at the start of a text,
 * and after whatever another program or country may take for the end of a cell.
 */
const runnable = /(^|[,;\t\r\n|"])(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/g;

/** A table as a file that a Brazilian spreadsheet opens right: semicolons, decimal commas, accents, no formulas. */
export const csvFile = (rows: readonly (readonly CsvValue[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;

/** One cell: numbers as Brazilian spreadsheets read them; a text is never taken for a formula. */
function cell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  const harmless = value.replaceAll(runnable, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
