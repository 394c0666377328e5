import { glossary } from '#core/content/desafio-negocio/glossary.ts';
import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { givesOrders } from './guard.ts';
import { has } from './pattern.ts';
import { isRude } from './rudeness.ts';
import type { Reading } from './words.ts';

/** What a message is, apart from the objectives it may meet. */
export type Manner =
  | 'orders'
  | 'rude'
  | 'identity'
  | 'name'
  | 'sorry'
  | 'question'
  | 'bye'
  | 'thanks'
  | 'hello'
  | 'unsure'
  | 'bare'
  | 'short'
  | 'offTopic'
  | 'unknown'
  | 'plain';

const identity = [
  'voce|senhor|senhora e .. robo|ia|maquina|computador|pessoa|gente|humano|humana|real|bot',
  'e um robo|bot',
  'quem e voce',
  'falando com robo|maquina|computador|ia',
  'e de verdade',
  'robo|bot ne|mesmo',
];
const name = [
  'qual|como seu|teu|e|o nome',
  'qual|como .. seu|teu nome',
  'qual|como .. nome do|da senhor|senhora',
  'como .. voce|senhor|senhora chama',
  'como .. voce|senhor|senhora se chama',
  'como se chama',
  'seu nome mesmo',
];
const bye = [
  'tchau',
  'ate mais|logo|amanha|breve',
  'vou indo|embora',
  'fui',
  'deixa pra la',
  'era so isso',
  'desisto',
];
const sorry = ['desculp*|perdao|perdoe|perdoa', 'foi mal'];
const thanks = ['obrigad*|agradec*|valeu|brigad*'];
const hello = [
  'oi|oie|ola|opa|alo|eae',
  'bom dia',
  'boa tarde|noite',
  'e ai',
  'tudo bem|bom|bao',
  'como vai',
];
const unsure = [
  'nao sei',
  'sei la|nao',
  'nao faco ideia',
  'nao tenho ideia|certeza|nocao',
  'nao entendi|entendo',
  'nem sei',
];
const bare =
  /^(sim|nao|ok|okay|ta|certo|claro|talvez|pode|pode ser|isso|isso mesmo|beleza|fechado|uhum|aham|sim senhor|sim senhora|com certeza|ta bom|ta certo|ta bem|nao senhor|k+|rs+|h?a?(ha)+)$/;
const offTopic = [
  'flamengo|corinthians|palmeiras|vasco|santos|cruzeiro|gremio|bahia|fortaleza|futebol|gol|copa',
  'jogo do|da|de',
  'torce|time',
  'novela|filme|musica|forro|show|festa|carnaval|churrasco|cerveja|cachaca|piada|fofoca',
  'lula|bolsonaro|politica|prefeito|vereador|deputado|eleicao|partido',
  'missa|igreja|culto|padroeiro|padre|pastor',
  'choveu|chuva|calor|frio|trovao',
  'namor*|casar|casamento|aniversario',
  'professora|estuda|endereco',
  'caminhao seu|velho|novo',
  'vaca|galinha|cachorro ta|esta|fugiu|entrou',
];
const asksBack = [
  'quanto|quantos|quanta|quantas|qual|quais|como|quando|onde|quem|porque',
  'o que',
  'que documento|selo|papel',
  'precis*',
  'por que',
  'voce|senhor|senhora quer|aceita|topa|vem|paga',
  'demora',
];

const fewWords = 4;
const greetingWords = 7;

/** Tells greetings from questions, rudeness, orders and the rest. */
export function mannerOf(reading: Reading, voice: Voice, persona: string): Manner {
  const { words, sentences } = reading;
  const written = words.map((word) => word.plain).join(' ');
  if (isRude(reading)) return 'rude';
  if (has(words, identity)) return 'identity';
  if (givesOrders(reading, persona)) return 'orders';
  if (has(words, name) && words.length <= greetingWords + 2) return 'name';
  if (bare.test(written)) return 'bare';
  if (answersTo(reading, voice).length > 0) return 'question';
  if (has(words, sorry) && words.length <= greetingWords) return 'sorry';
  if (has(words, bye) && words.length <= greetingWords) return 'bye';
  if (has(words, thanks) && words.length <= greetingWords) return 'thanks';
  if (has(words, hello) && words.length <= greetingWords) return 'hello';
  if (has(words, unsure)) return 'unsure';
  if (has(words, offTopic)) return 'offTopic';
  if (sentences.some((sentence) => sentence.asks) && words.length >= fewWords) return 'unknown';
  if (words.length < fewWords) return words.length === 0 ? 'bare' : 'short';
  return 'plain';
}

const mostAnswers = 2;
const asksMeaning = [
  'o que e|sao|significa|seria|quer|que',
  'ccs|cbt|cpp|celula*|laudo|caf|car|dap|itr|pronaf|proagro|sisbi|pnae|edital|ceasa|estatuto e|sao o que',
  'que e|que|negocio|diabo',
  'pra|para que serve',
  'sei o que e',
  'como assim',
];

/** What the persona has to say to the questions of a message: one answer for each that it knows. */
export function answersTo({ words, sentences }: Reading, voice: Voice): (readonly string[])[] {
  const answers: (readonly string[])[] = [];
  for (const [number, { asks }] of sentences.entries()) {
    const inSentence = words.filter((word) => word.sentence === number);
    if (!asks && !has(inSentence.slice(0, fewWords), asksBack) && !has(inSentence, ['sei o que e'])) continue;
    const meanings = has(inSentence, asksMeaning) ? glossary : [];
    const known = [...meanings, ...voice.questions].find(({ asked }) => has(inSentence, asked));
    if (known && !answers.includes(known.lines)) answers.push(known.lines);
  }
  return answers.slice(0, mostAnswers);
}
