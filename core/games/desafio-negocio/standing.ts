import type { Message } from './message.ts';
import { emptyNumbers } from './numbers.ts';
import { saidOfOthers } from './others.ts';
import { findEach, type Span } from './pattern.ts';
import { ownedUpAt } from './take-back.ts';
import type { Word } from './words.ts';

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

const pretences = [
  'quem dera',
  'quem me|nos dera',
  'tomara que',
  'imagine|suponha|suponhamos|supondo|digamos|finge|finja|fingir que|eu',
  'faz|faca|faze|fazer de conta',
  'se fosse',
  'conte|considere|considera|considerem como|que|cumprid*',
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
  'poderia|podia|poderiamos|podiamos .. dizer|falar|responder|contar|afirmar',
  'imagina|imagine so',
  'olha|veja|escuta|escute|le|leia o que o|a|um|uma ~ .. falou|disse|escreveu|contou',
  'como|conforme|que o|a senhor|senhora mesm*|ja aprovou|concordou|aceitou|liberou|autorizou',
  'como|conforme|que o|a senhor|senhora mesm*|ja ja|mesmo aprovou|concordou|aceitou|liberou|autorizou',
  'ganhar na|no|a loteria|mega*|bicho|sena',
  'exemplo de|duma resposta|fala|conversa',
  'exemplo|resposta .. seria|ideal|modelo|certa|perfeita',
  'um|uma|#|mil milhao|milhoes|bilhao|bilhoes .. familia*|assinatura*|litro*|pote*|caixa*|saca*|pessoa*|quilo*|tonelada*|turista*|visitante*|por',
];
const pleases =
  'quiser|quiserem|quizer|achar|acharem|disser|disserem|mandar|mandarem|pedir|pedirem|imaginar|precisar|precisarem|trouxer|pagar|pagarem|decidir|escolher|pensar|inventar|sonhar';
/** A promise of whatever the other side wants is no offer: «entrego o que a senhora quiser». */
const blindPromises = [
  `que|quanto|quantos|quanta|quantas|quem|como voce|voces|o|a|os|as|seu .. ${pleases}`,
  `o que|quanto ${pleases}`,
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
  'todos|todas os|as ~ do|que mundo|existe|existem',
  `tamanho|jeito|quantia|valor|preco|modo|dia|hora que ${pleases}`,
  'se sobrar',
  'pode botar|marcar|anotar|escrever|colocar|por ai',
  'como|que for|ficar|der|achar melhor|mais',
  'qualquer um|uma serve',
  'isso .. que voce|voces quer|querem|queria|falou|disse|perguntou|pediu',
  'isso .. que a|o senhora|senhor quer|queria|falou|disse|perguntou|pediu',
  'melhor do|da mundo|brasil|universo|planeta|terra',
  'leva|leve|levar tudo de graca',
  'em nome de quem precisar|quiser|for',
  'senhor|senhora|voce|voces que|quem diz|diga|sabe|manda|decide|resolve|faz|fala|fale',
  'preco|valor voce|senhor|senhora faz|diz|decide',
];
/** Left for another day: nothing is offered yet. */
const leftOpen = [
  'pagamento|preco|entrega|valor|comissao|resto|parte .. gente|nos|eu .. combina|acerta|ve|vemos|resolve|conversa|vejo',
  'isso|ai|depois a gente|nos|eu .. ve|vejo|acerta|acerto|combina|combino|conversa|converso|resolve|resolvo|decide|vemos',
  'gente|nos|eu .. ve|vejo|acerta|combina|conversa|resolve depois|quando',
  'combina|combino|combinamos|acerta|acerto|acertamos|ve|vemos|resolve|resolvemos|conversa|conversamos|decide .. depois|adiante',
  'depois eu .. digo|falo|penso|aviso|vejo',
  'depois gente|nos|eu ve|vejo|acerta|combina|conversa|resolve|penso',
  'ver|pensar|resolver|acertar|combinar depois',
];
/** What is not built yet cannot be offered: «vou construir dois chalés», «quando ficar pronto». */
const notBuilt = [
  'vou|vai|vamos|quero|quer|queremos|pretendo|pretendemos|penso|pensando|planejo|planejando|sonho|ia construir|erguer|levantar|reformar|instalar|contratar|implantar|inaugurar|montar|abrir|plantar',
  'penso|pensando em|de ~',
  'planejo|planejando|planejamos|sonho|sonhando',
  'vai ter|caber|haver',
  'quando|assim|depois .. ficar|ficarem|estiver|estiverem|tiver|sair pront*',
  'ideia|plano|sonho e|era|seria',
  'ainda nao comec*|existe|construi|montei|abri|inaugur*',
];
/** It belongs to what is told of it: «na van que eu vou financiar», «a associação que a gente pensa em criar». */
const ofTomorrow = ['eu|nos|gente', 'a gente'].map(
  (who) =>
    `que ${who} .. vou|vai|vamos|quero|quer|queremos|pretendo|pretende|penso|pensa|pensando|querendo|planejando .. comprar|tirar|financiar|arrumar|arranjar|conseguir|fundar|criar|abrir|montar|formar|construir|plantar|pegar|alugar|contratar|instalar`,
);
/** It was so once: «antigamente a gente tirava», «no tempo do meu pai». */
const once = [
  'antigamente|outrora',
  'naquele|naqueles|nesse tempo|tempos|epoca',
  'no|na tempo|epoca do|da|de|dos|em|que meu|minha|pai|avo|meus|eu|gente|a',
  'quando .. pai|avo|mae|sogro|marido era|tava|estava|vivia',
];
const today = new Set('hoje agora ainda atualmente sigo continuo continua mas'.split(' '));
/** What is only to be had once the other side has given in: «se a senhora fechar, eu tiro o selo». */
const bargains = [
  'tiro|compro|arrumo|arranjo|monto|abro|contrato|construo|junto|providencio o|os|as|a',
  'compro|arrumo|arranjo|monto|abro|contrato|construo um|uma',
  'faco|fazemos|mando o|a|um|uma|fazer analise*|car|caf|projeto|cadastro|registro|laudo|exame|curso|selo|rotulo|reforma|abaixo*|o|a',
  'faco|fazemos|mando abaixo*|analise*|projeto|curso',
  'planto|plantamos|crio ~',
];
const conditions = [
  'se|quando|caso o|a senhor|senhora .. fechar|comprar|aprovar|liberar|assinar|pagar|mandar|contratar|der|escolher|ajudar|comecar',
  'se|quando|caso voce|voces .. fechar|fecharem|comprar|aprovar|liberar|assinar|pagar|mandar|contratar|der|escolher|ajudar',
];
const someday = [
  'ano que vem',
  'proximo ano',
  'no futuro',
  'mais pra|para frente',
  'um dia',
  'daqui uns|# anos',
];
const intends = ['vou|vai|vamos|quer|quero|queremos|pretend*|penso|pensa|pensamos|planej*|sonh*'];
const wishes = [
  'queria|gostaria|sonho|sonhava|desejo|vontade|pensava .. ter|tirar|arrumar|conseguir|entregar|legalizar|possuir|poder|fazer|registrar',
  'se deus quiser',
  'ia ser|ter|custar|cobrar|ficar|valer',
  'quem sabe .. chegue|consiga|possa|tenha|um|eu',
  'um dia .. vou|faco|tiro|quero|tenho|consigo',
];
const ifs = [
  'se|quando|caso eu|nos|gente|agente .. tirar|plantar|conseguir|arrumar|tiver|fizer|puder|comprar|legalizar|registrar|existir|for',
  'se for|fosse|formos esperar|depender|seguir|olhar',
  'se|quando|assim sair|chegar|vier o|a|os|as|meu|minha',
  'se|quando a gente|cooperativa|associacao|emater .. tirar|tiver|fizer|existir|conseguir|arrumar',
];
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
  'quem sabe',
  'eu vejo|ajeito|arrumo|arranjo|resolvo depois',
  'ver depois',
  'depois eu|gente|nos corro|corre|tiro|tira|faco|faz|arrumo|arruma|providencio|providencia',
  'corro|correr|corre|corremos atras',
  'tiro|faco|arrumo|providencio|resolvo|registro quando|se|assim|depois|ate|no',
  'monto|monta|montamos|faco|faz|fazemos|tiro|tira|arrumo|arruma|vejo|ve depois que',
  'a gente ve|ajeita|arruma|resolve',
];

const reach = { unreal: 14, open: 6, promise: 8, brief: 12, plan: 9, scrap: 3 };
const lastCentury = /^19\d\d$/;
const conditional = /^(fos|tives|pudes|soubes|fizes|quises|hou?ves|[a-z]{2,}[aei]s)e(m|mos)?$/;
/** They end like «tivesse» and are something else. */
const notConditional = new Set(
  'base quase frase fase crase interese tese esse ese dese nese dise catequese analise crise'.split(' '),
);

const known = new WeakMap<Message, Standing>();

/** Works out, once for each message, of whom its words are said and whether they are so. */
export function standingOf(message: Message): Standing {
  const { reading } = message;
  const standing = known.get(message) ?? {
    others: saidOfOthers(message),
    pretended: new Set([
      ...makeBelieve(reading.words),
      ...promisedBlindly(reading.words),
      ...emptyNumbers(reading.words),
      ...blanksIn(reading.words),
      ...Array(ownedUpAt(message)).keys(),
    ]),
    unreal: notSo(reading.words),
    planned: notSoYet(reading.words),
  };
  known.set(message, standing);
  return standing;
}

/** Blanks that nobody filled in: «florada X», «selo tal», «tantos potes por semana». */
const blanks = [
  'selo|registro|documento|papel|preco|valor|lugar|dia|trecho|estrada|florada|loja|produto|quantidade|data tal',
  'e de|custa|cobro|deu tanto',
  'custo|margem|preco .. de tanto',
  'tantos|tantas ~ por',
  'r$ x',
  '~|de|o|a|da|do|por x',
];

function blanksIn(words: readonly Word[]): number[] {
  const sentences = new Set(findEach(words, blanks).map(({ from }) => words[from]?.sentence));
  return words.flatMap((word, at) => (sentences.has(word.sentence) ? [at] : []));
}

function makeBelieve(words: readonly Word[]): Set<number> {
  // What follows belongs to it: «faz de conta que eu disse tudo. 20 sacos, à vista.»
  const first = Math.min(...findEach(words, pretences).map(({ from }) => words[from]?.sentence ?? 0));
  return new Set(words.flatMap((word, at) => (word.sentence >= first ? [at] : [])));
}

function promisedBlindly(words: readonly Word[]): Set<number> {
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

function notSo(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  const around = ({ from, to }: Span, before: number, after: number) => {
    for (let at = from; at >= 0 && at >= from - before && sameSentence(words, from, at); at--) marked.add(at);
    for (let at = from; at <= to + after && sameSentence(words, from, at); at++) {
      if (at > to && words[at]?.plain === 'mas') break;
      marked.add(at);
    }
  };
  for (const span of findEach(words, wishes)) around(span, 2, reach.unreal);
  for (const span of findEach(words, ifs)) around(span, 0, reach.unreal);
  for (const span of findEach(words, leftOpen)) around(span, reach.open, reach.open);
  for (const span of findEach(words, notBuilt)) around(span, reach.open, reach.unreal);
  for (const span of findEach(words, ofTomorrow)) around(span, reach.unreal, reach.open);
  for (const at of [...pastIn(words), ...bargainedIn(words)]) marked.add(at);
  const intended = new Set(findEach(words, intends).map(({ from }) => words[from]?.clause));
  for (const { from, to } of findEach(words, someday))
    if (intended.has(words[from]?.clause)) around({ from, to }, reach.unreal, reach.unreal);
  for (const [at, word] of words.entries()) {
    const before = words.slice(Math.max(0, at - 4), at).map(({ plain }) => plain);
    if (!isConditional(word.plain, before)) continue;
    if (before.includes('se') || before.includes('que'))
      around({ from: at, to: at }, reach.unreal, reach.unreal);
  }
  return marked;
}

function pastIn(words: readonly Word[]): number[] {
  const years = words.flatMap(({ plain }, at) => (lastCentury.test(plain) ? [{ from: at, to: at }] : []));
  return [...findEach(words, once), ...years].flatMap(({ from }) => {
    const places: number[] = [];
    for (let at = from; sameSentence(words, from, at) && !today.has(words[at]?.plain ?? ''); at++)
      places.push(at);
    return places;
  });
}

function bargainedIn(words: readonly Word[]): number[] {
  const set = findEach(words, conditions);
  return findEach(words, bargains).flatMap(({ from }) => {
    const isBound = set.some((some) => some.to < from && sameSentence(words, some.from, from));
    if (!isBound) return [];
    return words.flatMap((word, at) => (at >= from && word.sentence === words[from]?.sentence ? [at] : []));
  });
}

/** «se eu desse» is one, «desse jeito» is not. */
function isConditional(word: string, before: readonly string[]): boolean {
  if (word === 'dese') return before.slice(-2).includes('se');
  return conditional.test(word) && !notConditional.has(word);
}

function notSoYet(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  for (const { from, to } of findEach(words, plans)) {
    const clause = words[from]?.clause;
    for (let at = from - reach.plan; at <= to + reach.plan; at++)
      if (words[at]?.clause === clause) marked.add(at);
  }
  return marked;
}

function sameSentence(words: readonly Word[], one: number, other: number): boolean {
  return words[other] !== undefined && words[one]?.sentence === words[other]?.sentence;
}
