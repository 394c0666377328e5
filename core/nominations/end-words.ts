import { months } from '#core/progress/calendar.ts';

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** When a round ends, as one says it, where clocks are so many milliseconds ahead of UTC: 'domingo, 22 de novembro, às 14:05'. */
export function endWords(endsAt: string, aheadMs: number): string {
  const there = new Date(Date.parse(endsAt) + aheadMs);
  const day = `${weekdays[there.getUTCDay()]}, ${there.getUTCDate()} de ${months[there.getUTCMonth()]}`;
  return `${day}, às ${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`;
}
