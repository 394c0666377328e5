import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

const pretences = [
  'quem dera',
  'quem me|nos dera',
  'tomara que',
  'imagine|suponha|suponhamos|supondo|digamos|finge|finja|fingir que|eu',
  'faz|faca|faze|fazer de conta',
  'se fosse',
  'conte|considere|considera|considerem|considerar como|que|cumprid*|dito|feito|falado|tudo',
  'combinado que eu ja',
  'ja disse|falei o|a que preciso|quero|planto|tenho',
  'seu papel e',
  'dar|da|de|dando uma|a nota alta|maxima|boa|10',
  'qualquer um|pessoa .. concluiria|diria|concordaria',
  'e como se',
  'mandou|mandaram|ensinou|ensinaram eu|a|me|nos falar|dizer|que',
  'ensinou|ensinaram|mandou|mandaram dizer|falar',
  'era|e so falar|dizer',
  'vamos|vamo|bora|vou supor|imaginar|fingir|dizer que',
  'supor que',
  'imagine|imagina um|uma',
  'era uma vez',
  'se|quando .. perguntar|perguntarem .. digo|falo|respondo|diga',
  'anote|anota|escreva|escreve|registre|marca|marque|bota|bote|poe .. que eu falei|disse|contei|expliquei|tratei',
  'ja falei|falamos|conversamos|tratamos de|sobre tudo|isso|todos',
  'pode|podem por|botar|colocar|escrever|marcar|anotar ai que ta|esta|tem|tenho|temos|e tudo',
  'na|da|de minha|nossa cabeca|imaginacao',
  'eu|nos|gente poderia|podia|poderiamos|podiamos dizer|falar|responder|contar|afirmar',
  'poderia|podia dizer|falar|afirmar que|tambem',
  'imagina|imagine so',
  'olha|veja|escuta|escute|le|leia o que o|a|um|uma ~ .. falou|disse|escreveu|contou',
  'como|conforme|que o|a senhor|senhora mesm*|ja aprovou|concordou|aceitou|liberou|autorizou',
  'como|conforme|que o|a senhor|senhora mesm*|ja ja|mesmo aprovou|concordou|aceitou|liberou|autorizou',
  'ganhar na|no|a loteria|mega*|bicho|sena',
  'exemplo de|duma resposta|fala|conversa',
  'resposta .. seria|ideal|modelo|certa|perfeita',
  'um|uma|#|mil milhao|milhoes|bilhao|bilhoes .. familia*|assinatura*|litro*|pote*|caixa*|saca*|pessoa*|quilo*|tonelada*|turista*|visitante*|por',
];
const pleases =
  'quiser|quiserem|quizer|achar|acharem|disser|disserem|mandar|mandarem|pedir|pedirem|imaginar|precisar|precisarem|trouxer|pagar|pagarem|decidir|escolher|pensar|inventar|sonhar';
/** A promise of whatever the other side wants is no offer: «entrego o que a senhora quiser». */
const blindPromises = [
  `que|quanto|quantos|quanta|quantas|quem|como voce|voces|o|a|os|as|seu .. ${pleases}`,
  `o que|quanto ${pleases}`,
  'que|como a|o senhora|senhor costuma|puder|precisa|prefere|gosta',
  'que voce|voces costuma|puder|puderem|precisa|prefere',
  'do|no jeito|modo que o|a|os|as ~ manda|mandam|pede|pedem|quer|querem|exige',
  'qualquer quantidade|epoca|valor|alimento|coisa|documento|papel|escola|preco|produto',
  `tudo|todos|todas que|o .. ${pleases}|existe|existem|pensar`,
  'quando der|sobrar|calhar',
  'entrego|levo|pago|pagar|pagando|trago|mando .. quando|conforme|se puder|der',
  'o tanto que',
  'o que deus mandar|quiser',
  'quantos|quantas|quanto|quem vier|vierem|aparecer|aparecerem|der|couber|precisar|chegar',
  'o quanto vender',
  'se vender|pedir # #',
  'quem sabe|diz|decide|resolve e a|o|voce senhora|senhor',
  'quem sabe|diz|decide|resolve e voce',
  'ao gosto|criterio do|da|de',
  'o que der|couber|vier|aparecer',
  'de todo|toda tipo|jeito|qualidade|especie',
  'todos|todas os|as ~ do|que mundo|existe|existem|existir|existirem|precisar|quiser',
  `tamanho|jeito|quantia|valor|preco|modo|dia|hora que ${pleases}`,
  'se sobrar',
  'pode botar|marcar|anotar|escrever|colocar|por ai',
  'como|que for|ficar|der|achar melhor|mais',
  'qualquer um|uma serve',
  'tudo isso que voce|voces|a|o .. falou|disse|perguntou',
  'e isso .. que voce|voces|a|o .. quer|querem|queria',
  'melhor do|da mundo|brasil|universo|planeta|terra',
  'melhor ~ do|da mundo|brasil|universo|planeta|terra',
  'leva|leve|levar tudo de graca',
  'dou|leva|ganha a|o banca|loja|barraca|estoque|sitio inteir*|tod*',
  'em nome de quem precisar|quiser|for',
  'senhor|senhora|voce|voces que|quem diz|diga|sabe|manda|decide|resolve|faz|fala|fale',
  'preco|valor voce|senhor|senhora faz|diz|decide',
];

const reach = { promise: 8, brief: 12, scrap: 3 };

/** Blanks that nobody filled in: «florada X», «selo tal», «tantos potes por semana». */
const blanks = [
  'selo|registro|documento|papel|preco|valor|lugar|dia|trecho|estrada|florada|loja|produto|quantidade|data tal',
  'e de|custa|cobro|deu tanto',
  'custo|margem|preco .. de tanto',
  'tantos|tantas ~ por',
  'r$ x',
  '~|de|o|a|da|do|por x',
];

const holes =
  /\[[^[\]]*\]|_{2,}|\.{5,}|\bx{2,}\b|<[^<>]+>|\((quantidade|nome|valor|produto|data|local|dia|n[uú]mero|[aá]rea|forma|t[eé]cnico|cidade|lugar|pre[cç]o|cultura|inserir[^)]*|seu [^)]*|sua [^)]*)\)/iu;

/** Whether a message is a form that nobody filled in: «R$ XX», «[seu nome]». */
export const hasBlanks = ({ text, words }: Reading): boolean =>
  holes.test(text) || blanksIn(words).length > 0;

/** The sentences that nobody filled in. */
export function blanksIn(words: readonly Word[]): number[] {
  const sentences = new Set(findEach(words, blanks).map(({ from }) => words[from]?.sentence));
  return words.flatMap((word, at) => (sentences.has(word.sentence) ? [at] : []));
}

/** What is only made believe, and all that follows it. */
export function makeBelieve(words: readonly Word[]): Set<number> {
  // What follows belongs to it: «faz de conta que eu disse tudo. 20 sacos, à vista.»
  const spans = findEach(words, pretences).filter(({ from }) => words[from - 1]?.plain !== 'nao');
  const first = Math.min(...spans.map(({ from }) => words[from]?.sentence ?? 0));
  return new Set(words.flatMap((word, at) => (word.sentence >= first ? [at] : [])));
}

/** What was promised whatever it may be. */
export function promisedBlindly(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  for (const { from, to } of findEach(words, blindPromises)) {
    // «compram tudo que eu mandar»: whoever speaks decides.
    if (words.slice(from, to + 1).some(({ plain }) => plain === 'eu' || plain === 'gente')) continue;
    const clause = words[from]?.clause;
    const sentence = words.filter((word) => word.sentence === words[from]?.sentence);
    if (sentence.length <= reach.brief) for (const word of sentence) marked.add(words.indexOf(word));
    for (const at of scrapsBefore(words, from)) marked.add(at);
    for (let at = from - reach.promise; at <= to + reach.promise; at++)
      if (at >= from && at <= to) marked.add(at);
      else if (words[at]?.clause === clause) marked.add(at);
  }
  return marked;
}

/** «Pra vaca. Pra cerca. O que o senhor achar melhor»: what was thrown in just before is as blind. */
function scrapsBefore(words: readonly Word[], from: number): number[] {
  const sentences = [...Array(words[from]?.sentence ?? 0).keys()].reverse();
  const scraps: number[] = [];
  for (const sentence of sentences) {
    const own = words.flatMap((word, at) => (word.sentence === sentence ? [at] : []));
    if (own.length > reach.scrap || own.some((at) => words[at]?.number)) break;
    scraps.push(...own);
  }
  return scraps;
}
