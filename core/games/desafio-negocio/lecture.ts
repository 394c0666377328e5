import { isFirstPerson } from './others.ts';
import { has } from './pattern.ts';
import type { Reading } from './words.ts';

/** How essays speak, and nobody who sells: of what is important in general. */
const learned = [
  'e|sao|torna|seria extremamente|muito|tambem|fundamental|fundamentais|essencial|essenciais|imprescindivel|imprescindiveis|indispensavel|indispensaveis|primordial|crucial|relevante|importante que|a|o|para|na|no|ter|manter|apresentar|estar|destacar|ressaltar|considerar',
  'fator|fatores|aspecto|aspectos|elemento|elementos|ponto|requisito essencial|essenciais|fundamental|fundamentais|importante|importantes|decisivo|crucial|chave|indispensavel',
  'desempenha|desempenham|exerce|exercem|possui|representa|representam|constitui|constituem um|uma|o|a|papel|fator|funcao',
  'alem disso|disto',
  'em suma|resumo|sintese',
  'bem como',
  'portanto|ademais|outrossim|todavia|entretanto',
  'por meio de',
  'por meio do|da',
  'beneficio|respeito|confianca|ganho mutuo|mutua',
  'de forma|maneira organizada|clara|transparente|democratica|eficiente|sustentavel|adequada|responsavel|consistente|estrategica|justa',
  'desenvolvimento|crescimento|comercio sustentavel|economico|rural|local|justo|regional',
  'fortalecimento|valorizacao|promocao|otimizacao|implementacao|consolidacao|viabilizacao do|da|de|dos|das',
  'visa|visam|visando|promove|promovem|promovendo|proporciona|proporcionam|proporcionando|contribui|contribuem|contribuindo|possibilita|assegura|asseguram',
  'se|que baseia|baseiam|fundamenta|consiste',
  'segundo especialistas|estudos|pesquisas',
  'no contexto|cenario|ambito',
];
const fewestWords = 9;

/** Whether a message lectures on the subject: nobody speaks of themselves in it, and nothing is counted or named. */
export function isLecture({ words }: Reading): boolean {
  if (words.length < fewestWords || words.some((word) => word.number || isFirstPerson(word))) return false;
  return has(words, learned);
}
