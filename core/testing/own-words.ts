/** A suggested sentence as somebody says it who has made it their own: with something of their own after it. */
export const inOwnWords = (suggestion: string): string =>
  `${suggestion} Meus meninos cresceram ouvindo isso, e o mais novo, o Caíque, já repete tudinho melhor que eu.`;
