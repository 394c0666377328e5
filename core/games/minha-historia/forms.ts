/** The forms of a noun or name inside a sentence, by the mark that asks for them. */
export type Forms = Record<string, string>;

/** What the articles become after «de», «em» and «a». */
export const contractions: Record<string, { de: string; em: string; a: string }> = {
  o: { de: 'do', em: 'no', a: 'ao' },
  a: { de: 'da', em: 'na', a: 'à' },
  os: { de: 'dos', em: 'nos', a: 'aos' },
  as: { de: 'das', em: 'nas', a: 'às' },
};

export const words = (list: string) => new Set(list.split(' '));
