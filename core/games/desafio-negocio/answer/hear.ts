import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { clausesOf } from '#core/games/desafio-negocio/claims/aside.ts';
import { givesOrders } from '#core/games/desafio-negocio/tricks/guard.ts';
import { isRude } from '#core/games/desafio-negocio/tricks/rudeness.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { plain } from '#core/games/desafio-negocio/words/spelling.ts';
import { type Reading, read } from '#core/games/desafio-negocio/words/words.ts';
import { admissionOf, answersTo } from './questions.ts';

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
  'voce|senhor|senhora e|es|seria .. robo|ia|maquina|computador|pessoa|gente|humano|humana|real|bot|programa',
  'e um|uma robo|bot|programa|ia',
  'quem e voce',
  'falando|converso|conversando com .. robo|maquina|computador|ia|programa',
  'e|es de verdade',
  'robo|bot ne|mesmo|e',
  'robo|bot|maquina|programa ou .. pessoa|gente|humano|humana',
  'pessoa|gente|humano|humana .. ou .. robo|bot|maquina|programa',
  'ou um|uma|e|voce robo|bot|maquina|programa|computador',
  'ou robo|bot',
];
const name = [
  'qual|como seu|teu|e|o nome',
  'qual|como .. seu|teu nome',
  'qual|como .. nome do|da senhor|senhora',
  'como .. voce|senhor|senhora chama',
  'como .. voce|senhor|senhora se chama',
  'como se chama',
  'seu nome mesmo',
  'nome .. nao|num disse|falou|respondeu',
];
const bye = [
  'tchau',
  'ate mais|logo|amanha|breve',
  'vou indo|embora',
  'vou me embora',
  'fui',
  'deixa pra la',
  'deixa quieto',
  'era so isso',
  'nada feito',
  'nao quero .. obrigad*',
  'desisto',
];
const farewell = [
  'tchau|adeus|inte',
  'ate logo|breve',
  'vou embora',
  'vou me embora',
  'obrigad* .. volto|retorno',
  'fica|fique|fiquem|vai|va com deus',
];
/** How often a word may stand there is bounded: an endless «tá bom tá bom» would take for ever to be read. */
const called = '(entao|viu|obrigad\\w+|moc[oa]|amig[oa]|(o |a )?senhora?|(seu|dona) \\w+)';
const addressed = new RegExp(`^${called}$`);
/** Nothing else in the clause: «o caminhão tem que passar bem» goes on. */
const fareWell = new RegExp(
  `^((e|ta|ah|bom|ok|${called}) ){0,4}((obrigad\\w+( \\w+){1,3} )?pass?(ar|em?) bem|ate (mais|mais ver|a proxima))( ${called}){0,3}$`,
);
const notBuying = new RegExp(
  `^((e|mas|entao|ta|ah|bom|hoje|eu) ){0,4}nao vou (levar|comprar) (hoje|nao|nada)( (hoje|nao|nada|mais|${called})){0,4}$`,
);
const shortestStay = 10;
const putOff =
  /^((entao|ta|ai|ah|bom|ok|melhor|isso|negocio) ){0,5}(fica|deixa|deixamos) (pra|para) (uma |a )?(outra|proxima)( vez| ocasiao| hora| oportunidade)?( (entao|obrigad\w+|viu|seu \w+|dona \w+)){0,4}$/;
/** «Essa semana não dá, fica pra outra», «fica pra outra semana, dia 20» go on with the matter. */
const putOffTo = ['#', 'semana*|safra|mes|colheita|dia|entrega'];
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
/** What greetings are made of. */
const polite = new Set(
  (
    'oi oie ola opa alo eae bom boa bao dia tarde noite tudo bem certo joia beleza e ai como vai vao esta estao ta tao passa ' +
    'passou passando com o a os as seu dona doutor doutora senhor senhora senhores voce voces familia casa por aqui la prazer ' +
    'satisfacao compadre comadre amigo amiga deus graças'
  )
    .split(' ')
    .map((word) => plain(word)),
);
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
const fewWords = 4;
const greetingWords = 7;

/** Who says goodbye in the last sentence leaves, whatever they said before; a short thanks may follow it. */
export function saysGoodbye(reading: Reading): boolean {
  const ofSentence = (number: number): Reading => ({
    ...reading,
    words: reading.words.filter(({ sentence }) => sentence === number),
  });
  const end = reading.words.at(-1)?.sentence ?? 0;
  const last = ofSentence(end);
  const isThanks = last.words.length < fewWords && has(last.words, thanks);
  return (
    isFarewell(last) ||
    (isThanks && isFarewell(ofSentence(end - 1))) ||
    leavesWithout(reading) ||
    putsOff(reading)
  );
}

/** A short sentence that says goodbye, or a longer one that begins with it: «vou embora, entregue na sexta». */
function isFarewell(sentence: Reading): boolean {
  const { words } = sentence;
  const opening = words.filter(({ clause }) => clause === words[0]?.clause);
  return (
    (words.length <= shortestStay && has(words, farewell)) ||
    (opening.length < fewWords && has(opening, farewell)) ||
    clausesOf(sentence).some((clause) => fareWell.test(clause))
  );
}

/** «Não vou levar hoje», alone or with a thanks; whoever gives a reason or a condition goes on. */
function leavesWithout(reading: Reading): boolean {
  const clauses = clausesOf(reading);
  const others = clauses.filter((clause) => !notBuying.test(clause));
  const isAlone = others.every((clause) => addressed.test(clause)) || has(reading.words, thanks);
  return isAlone && !reading.sentences.some(({ asks }) => asks) && others.length < clauses.length;
}

/** «Então fica pra outra vez»: the talk itself, and not one of the things spoken of. */
const putsOff = (reading: Reading): boolean =>
  !has(reading.words, putOffTo) && clausesOf(reading).some((clause) => putOff.test(clause));

const isLeaving = (reading: Reading): boolean =>
  saysGoodbye(reading) || (reading.words.length <= greetingWords && has(reading.words, bye));

/** Whether somebody wants to know whom they talk to. */
export const asksName = ({ words }: Reading): boolean => has(words, name);

/** A few words with a greeting among them, or however many where nothing but greetings is said. */
function isGreeting({ words }: Reading, persona: string): boolean {
  if (!has(words, hello)) return false;
  const names = new Set(read(persona).words.map(({ plain }) => plain));
  return words.length <= greetingWords || words.every(({ plain }) => polite.has(plain) || names.has(plain));
}

/** Tells greetings from questions, rudeness, orders and the rest. */
export function mannerOf(reading: Reading, voice: Voice, persona: string): Manner {
  const { words } = reading;
  const written = words.map((word) => word.plain).join(' ');
  if (isRude(reading)) return 'rude';
  if (has(words, identity)) return 'identity';
  if (givesOrders(reading, persona)) return 'orders';
  if (asksName(reading) && words.length <= greetingWords + 2) return 'name';
  if (bare.test(written)) return 'bare';
  if (answersTo(reading, voice).length > 0) return 'question';
  if (has(words, sorry) && words.length <= greetingWords) return 'sorry';
  if (isLeaving(reading)) return 'bye';
  if (has(words, thanks) && words.length <= greetingWords) return 'thanks';
  if (isGreeting(reading, persona)) return 'hello';
  if (has(words, unsure)) return 'unsure';
  // «depois da igreja tem um buraco na estrada» speaks of the matter.
  if (has(words, offTopic) && !has(words, voice.things)) return 'offTopic';
  if (admissionOf(reading, voice)) return 'unknown';
  if (words.length < fewWords) return words.length === 0 ? 'bare' : 'short';
  return 'plain';
}
