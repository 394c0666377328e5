/** What leaves the day open, where a day is asked for. */
export const openDay = [
  'qualquer dia|hora',
  'qualquer dia|hora serve',
  'qualquer dia|hora ta|esta bom',
  'dia desses',
  'quando der|puder|tiver|quiser',
] as const;

/** The same, beside what the other side is to do on that day. */
export const comeAnyDay = [
  'qualquer dia|hora .. aparec*|venha|visita',
  'aparec*|venha|visita .. qualquer dia|hora',
  'dia desses .. aparec*|venha|visita',
  'aparec*|venha|visita .. dia desses',
  'aparec*|venha|visita quando der|puder|quiser',
] as const;
