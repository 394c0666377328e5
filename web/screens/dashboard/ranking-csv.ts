import { type Period, periods, type RankedMember } from './rank-members.ts';

/** A text that a spreadsheet shows as it is: quoted, and never taken for a formula. */
const cell = (value: string | number): string => {
  const text = String(value);
  const harmless = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** The ranking as a table that Brazilian spreadsheets open with a double click: marked UTF-8, semicolons. */
export function rankingCsv(ranked: readonly RankedMember[], period: Period): string {
  const head = [
    'Posição',
    'Nome de usuário',
    `Pontos (${periods[period]})`,
    'Pontos de influência',
    'Jogos completados',
    'Conexões',
    'Selos',
    'Liderança',
  ];
  const rows = ranked.map((member, index) => [
    index + 1,
    member.username,
    member.periods[period],
    member.influenceScore,
    member.gamesCompleted,
    member.connections,
    member.badges.join(', '),
    member.leadership.name,
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
