import { isFirstPerson } from './others.ts';
import { has } from './pattern.ts';
import { plain } from './spelling.ts';
import type { Reading } from './words.ts';

/** How essays speak, and nobody who sells: of what is important in general. */
const learned = [
  'e|sao|torna fundamental|fundamentais|essencial|essenciais|imprescindivel|imprescindiveis|indispensavel|indispensaveis|primordial|crucial|relevante|importante que|para|ter|manter|apresentar|estar|destacar|ressaltar|considerar',
  'fator|fatores|aspecto|aspectos|elemento|elementos|requisito essencial|essenciais|fundamental|fundamentais|importante|importantes|decisivo|crucial|chave|indispensavel',
  'desempenha|desempenham|exerce|exercem um|uma|o|a papel|funcao',
  'em suma|sintese',
  'beneficio|ganho mutuo',
  'fortalecimento|valorizacao|promocao|otimizacao|implementacao|consolidacao|viabilizacao do|da|de|dos|das',
  'segundo especialistas|estudos|pesquisas',
  'primeiro|depois a pessoa|gente|produtor|vendedor|negociador escuta|ouve|mostra|explica|fala|diz|apresenta',
];
/** What an essay is held together by; who only tells something uses one of it now and then. */
const linking = [
  'alem disso|disto',
  'bem como',
  'portanto|ademais|outrossim|todavia|entretanto',
  'por meio de|do|da',
  'respeito|confianca mutuo|mutua',
  'de forma|maneira organizada|clara|transparente|democratica|eficiente|sustentavel|adequada|responsavel|consistente|estrategica|justa',
  'desenvolvimento|crescimento|comercio sustentavel|economico|rural|local|justo|regional',
  'visa|visam|visando|promove|promovem|promovendo|proporciona|proporcionam|proporcionando|contribui|contribuem|contribuindo|possibilita|assegura|asseguram',
  'se|que baseia|baseiam|fundamenta|consiste',
  'no contexto|cenario|ambito',
];
const fewestLinks = 2;
/** Words of brochures and of programs that write them. */
const polished = new Set(
  (
    'comprometida comprometido comprometidos excelencia parceria solida solido alicercada planejamento estrategico ' +
    'estrategica transparencia governanca participativa infraestrutura competitivos competitivo flexiveis conformidade ' +
    'vigente padroes autenticas autentica imersivas imersiva engajada engajados encontra malha viaria segmentos ' +
    'exequiveis mecanismos significativos significativo continuo continua oportuno relevancia trajetoria vivencias ' +
    'profundamente honrar compromissos qualificada qualificado plena pleno solicitamos buscamos oferecemos dispomos ' +
    'visamos proporciona proporcionamos estruturais diversos inovadora inovador solucoes agregar sinergia ' +
    'compreendo valorizo valorizamos sustentavel sustentabilidade responsavel responsabilidade otimizar viabilizar'
  )
    .split(' ')
    .map((word) => plain(word)),
);
const fewestPolished = 3;
const fewestWords = 9;

/** Whether a message lectures on the subject, or praises itself like a brochure: nothing is counted or named in it. */
export function isLecture({ words }: Reading): boolean {
  if (words.length < fewestWords || words.some(({ number, proper }) => number || proper)) return false;
  if (words.filter((word) => polished.has(word.plain)).length >= fewestPolished) return true;
  const speaks = words.some((word) => isFirstPerson(word) && word.plain !== 'ganho');
  if (speaks) return false;
  return has(words, learned) || linking.filter((link) => has(words, [link])).length >= fewestLinks;
}
