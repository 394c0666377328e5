import { isFirstPerson } from '#core/games/desafio-negocio/words/oneself.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { plain } from '#core/games/desafio-negocio/words/spelling.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

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
].map((link) => [link]);
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
    'compreendo valorizo valorizamos sustentavel sustentabilidade responsavel responsabilidade otimizar viabilizar ' +
    'essencia norteiam norteia inegociavel inegociaveis refugio pertencimento desacelerar reconectar exclusividade zelo ' +
    'referencia acolhemos acolhedores duradoura lucrativa conexao proposito legado encantar encantamento inesquecivel ' +
    'inesqueciveis singular impar ganha jornada memoria autenticidade resiliencia protagonismo empoderamento premium ' +
    'devidamente orgaos competentes competente portfolio diversificado diversificada sazonalidade rigoroso rigorosos rigorosa ' +
    'logistica flexibilidade contemplando destinado modernizacao produtividade regularizada regularizado criterios ' +
    'previsiveis imersao genuina genuino cotidiano diferenciada diferenciado expressivos mobilizados trafegabilidade ' +
    'precarias precaria criteriosa aplicaveis exigencias sanitarias comercializacao consolidados ' +
    'transparente laboratoriais independentemente reajustes acessiveis habilitada ' +
    ' elaborei alinhada alinhado definicao'
  )
    .split(' ')
    .map((word) => plain(word)),
);
const fewestPolished = 3;
const fewestWords = 9;

/** What is shouted from a stage or printed on a banner. */
const slogans = [
  'povo unido|da|que',
  'juntos somos|somos|podemos|venceremos|iremos',
  'uniao faz a forca',
  'chega|basta de',
  'nao aguent*|aceit*|toler* mais',
  'jamais sera|seremos',
  'sangue|alma|veias|coracao do|da|de|que ~',
  'futuro da|do nacao|pais|brasil|nossas|criancas',
  'homem|mulher do|da|guerreir* campo|terra|roca',
  'guerreir*',
  'mao que|do',
  'semente da|do|de ~',
  'esperanca|fe e|em|trabalho|na|que|de',
  'e agora|ja|hora',
  'queremos ja|respeito|solucao|justica|dignidade',
  'ultima que morre',
  'perde|sofre|ganha o|a brasil|pais|nacao|trabalhador|homem|mulher',
  'e forca|raca|luta',
  'deus ha|vai|proverá|provera|e de|que',
  'quem planta|semeia .. colhe',
];

/** How often a message speaks like a brochure or like a banner. */
export const flourishesIn = ({ words }: Reading): number =>
  words.filter((word) => polished.has(word.plain)).length + findEach(words, slogans).length;

/** Whether a message lectures on the subject, or praises itself like a brochure: nothing is counted or named in it. */
export function isLecture({ words }: Reading): boolean {
  if (words.length < fewestWords || words.some(({ number, proper }) => number || proper)) return false;
  if (words.filter((word) => polished.has(word.plain)).length >= fewestPolished) return true;
  const speaks = words.some((word) => isFirstPerson(word) && word.plain !== 'ganho');
  if (speaks) return false;
  return has(words, learned) || linking.filter((link) => has(words, link)).length >= fewestLinks;
}
