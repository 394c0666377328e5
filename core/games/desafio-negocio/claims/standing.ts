import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import { stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';
import { emptyNumbers } from './numbers.ts';
import { saidOfOthers } from './others.ts';
import { blanksIn, makeBelieve, promisedBlindly } from './pretence.ts';
import { undoneIn } from './retraction.ts';
import { waveredIn } from './swerve.ts';
import { ownedUpAt } from './take-back.ts';
import { notSo } from './unreal.ts';

/** How what is said stands, word by word: of whom, and whether it is so. */
export interface Standing {
  /** Said of somebody else: «meu vizinho tem CAF». */
  others: ReadonlySet<number>;
  /** Make-believe: «faz de conta que eu disse». */
  pretended: ReadonlySet<number>;
  /** It is not so: «se eu tivesse», «queria ter». */
  unreal: ReadonlySet<number>;
  /** It is not so yet: «vou tirar», «ano que vem». */
  planned: ReadonlySet<number>;
}

const plans = [
  'vou|vai|vamos|quero|queria|pretendo|penso|pensando .. comprar|adquirir|arranjar',
  'to|tou|estou|tamos|estamos|tamo vendo|providenciando|correndo|renovando|regularizando|legalizando',
  'to|tou|estou|tamos|estamos|tamo tirando|fazendo o|a|meu|minha|nosso|nossa',
  'vou|vai|vamos|pretendo|pretende|pretendemos|penso|pensa|pensando|quero|quer|queria|prometo|preciso|precisamos|falta|faltam|devo|ia|to|estou .. tirar|arrumar|providenciar|ajeitar|regularizar|legalizar|registrar|correr|resolver|conseguir|atras',
  'ainda vou|falta|estou|to',
  'dei|demos|dando|deu|deram|damos entrada',
  'encaminhad*|protocolad*|tramitando|tramite',
  'falta|faltando|esperando|espero|aguardo|aguardando .. mandar|mandarem|sair|chegar|vir|entregar|assinar|liberar|carimbar|vistoriar|aprovar',
  'papel|documento|registro|laudo|selo|certificado|alvara|licenca .. nao|inda|ainda saiu|chegou|veio|ficou|liberaram',
  'nao|inda|ainda saiu|chegou|liberaram',
  'esperando|aguardando o|a|sair|so',
  'em andamento',
  'disse|falou|prometeu|garantiu que faz|ia|vai|assina|libera|sai',
  'fui|vou|fomos|vim|mandei .. perguntar|saber|ver como|o|se|onde',
  'nao|num botou|passou|por|pos no papel',
  'ta|esta|tao|estao saindo|vindo|chegando|encaminhando',
  'ta|esta quase|perto|prestes .. sair|saindo|chegar|vir|pronto',
  'falta so|sair',
  'vou fazer|ver|pedir|dar isso|ainda|depois|ano|mes|se|entrada',
  'tenho fe que|de',
  'ficou|ficaram|fiquei de ~',
  'ano|mes|semana que vem',
  'mais pra|para frente',
  'no futuro',
  'em breve',
  'qualquer dia',
  'vai|vao ser realidade|prioridade',
  'vai|vao ser uma|um realidade|prioridade|compromisso',
  'quem sabe',
  'eu vejo|ajeito|arrumo|arranjo|resolvo depois',
  'ver depois',
  'depois eu|gente|nos corro|corre|tiro|tira|faco|faz|arrumo|arruma|providencio|providencia',
  'corro|correr|corre|corremos atras',
  'tiro|faco|arrumo|providencio|resolvo|registro quando|se|assim|depois|ate|no',
  'monto|monta|montamos|faco|faz|fazemos|tiro|tira|arrumo|arruma|vejo|ve depois que',
  'a gente ve|ajeita|arruma|resolve',
];

const reach = 9;
const termReach = 4;
const known = new WeakMap<Message, Standing>();

/** Works out, once for each message, of whom its words are said and whether they are so. */
export function standingOf(message: Message): Standing {
  const { reading } = message;
  return once(known, message, () => ({
    others: saidOfOthers(message),
    pretended: new Set([
      ...makeBelieve(reading.words),
      ...promisedBlindly(reading.words),
      ...emptyNumbers(reading.words),
      ...blanksIn(reading.words),
      ...Array(ownedUpAt(message)).keys(),
      ...undoneIn(reading),
      ...waveredIn(reading),
    ]),
    unreal: notSo(reading.words),
    planned: notSoYet(reading.words),
  }));
}

/** «vale até março do ano que vem»: a paper that ends then is there now. */
const isTerm = (words: readonly Word[], from: number): boolean =>
  words[from]?.plain === 'ano' && stretch(words, from - termReach, from).some(({ plain }) => plain === 'ate');

function notSoYet(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  for (const { from, to } of findEach(words, plans)) {
    if (isTerm(words, from)) continue;
    const clause = words[from]?.clause;
    for (let at = from - reach; at <= to + reach; at++) if (words[at]?.clause === clause) marked.add(at);
  }
  return marked;
}
