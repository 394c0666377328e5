import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { givesOrders } from './guard.ts';
import { has } from './pattern.ts';
import type { Reading } from './words.ts';

/** What a message is, apart from the objectives it may meet. */
export type Manner =
  | 'orders'
  | 'rude'
  | 'identity'
  | 'question'
  | 'bye'
  | 'thanks'
  | 'hello'
  | 'unsure'
  | 'bare'
  | 'short'
  | 'offTopic'
  | 'plain';

const rude = [
  'burr*|idiot*|imbecil|otari*|ignorante|estupid*|safad*|vagabund*|palhac*|trouxa|inutil|nojent*|pilantra*|desgrac*|ranzinza|canalha|babaca|miseravel|maldit*',
  'ladrao|ladra|ladroes|explorador|exploradora|mentiros*',
  'puxa saco',
  'mao de vaca',
  'ta|esta .. roubando',
  'sem vergonha',
  'vai|va tomar|catar|embora|lascar|ferrar',
  'vai se',
  'cala a',
  'merda|bosta|porra|caralho|puta|fdp|cacete|droga',
  'some|suma daqui',
  'nao serve pra nada',
  'roubar|rouba o|os|pobre|gente',
  'velho chato|atrasado|teimoso|burro',
  'e um atrasado|atraso|chato|lixo',
  'vai morrer',
];
const identity = [
  'voce|senhor|senhora e .. robo|ia|maquina|computador|pessoa|gente|humano|humana|real|bot',
  'e um robo|bot',
  'quem e voce',
  'ta falando com robo|maquina',
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
export function mannerOf(reading: Reading, voice: Voice): Manner {
  const { words } = reading;
  const written = words.map((word) => word.plain).join(' ');
  if (givesOrders(reading) && !has(words, identity)) return 'orders';
  if (has(words, rude)) return 'rude';
  if (has(words, identity)) return 'identity';
  if (bare.test(written)) return 'bare';
  if (answerFrom(reading, voice)) return 'question';
  if (has(words, bye) && words.length <= greetingWords) return 'bye';
  if (has(words, thanks) && words.length <= greetingWords) return 'thanks';
  if (has(words, hello) && words.length <= greetingWords) return 'hello';
  if (has(words, unsure)) return 'unsure';
  if (words.length < fewWords) return words.length === 0 ? 'bare' : 'short';
  return has(words, offTopic) ? 'offTopic' : 'plain';
}

/** The persona's answer to a question back, if the message asks one that it knows. */
export function answerFrom({ words, sentences }: Reading, voice: Voice): readonly string[] | null {
  const asks = sentences.some((sentence) => sentence.asks) || has(words.slice(0, fewWords), asksBack);
  if (!asks) return null;
  return voice.questions.find((question) => has(words, question.asked))?.lines ?? null;
}
