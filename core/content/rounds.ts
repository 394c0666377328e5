/** Questions on who is looked to, as they were tried in studies: each asks for something that people do, not for a title. */
export const roundQuestions = [
  'Quando você tem dúvida sobre a plantação, quem você procura?',
  'Quem junta as pessoas quando é preciso?',
  'Em quem você confia para falar por vocês?',
  'Quem experimenta primeiro o que é novo?',
  'Quando acontece um problema, quem ajuda a resolver?',
  'Com quem você conversa antes de vender ou comprar?',
] as const;

/** Those that are chosen where nobody chooses. */
export const usualQuestions: readonly string[] = roundQuestions.slice(0, 4);

/** What everybody is told before answering. */
export const roundPromises: readonly string[] = [
  'Serve para saber a quem a comunidade recorre, e apoiar essas pessoas.',
  'Ninguém vê quem você indicou: nem as pessoas indicadas, nem quem cuida da comunidade.',
  'Quem cuida vê só somas aproximadas, depois do fim da rodada. Números pequenos não aparecem.',
  'Você pode não participar, mudar as respostas até o fim, ou apagar tudo.',
];
