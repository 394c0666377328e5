import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';

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
  'vai|vao|vamos|vou ter|caber|haver|existir',
  'teremos|havera|cabera|caberao|existira|existirao',
  'ta|esta|tao|estao|resto|tudo|ainda|so na|no|o|em planta|alicerce|maquete|esboco',
  'quando|assim|depois .. ficar|ficarem|estiver|estiverem|tiver|sair pront*',
  'quando|assim|depois .. abrir|abrirmos|inaugurar|inaugurarmos|sobrar|tivermos|construir|construirmos|reformar',
  'assim que .. tiver|puder|mandar|fechar|pagar|entrar|comprar',
  'ideia|plano|sonho e|era|seria',
  'meta seria|era',
  'ainda nao comec*|existe|construi|montei|abri|inaugur*',
];
/** It belongs to what is told of it: «na van que eu vou financiar», «a associação que a gente pensa em criar». */
const ofTomorrow = ['que|onde eu|nos|gente', 'que|onde a gente', 'que|onde'].map(
  (who) =>
    `${who} .. vou|vai|vamos|quero|quer|queremos|pretendo|pretende|penso|pensa|pensando|querendo|planejando|sonho|sonhamos .. comprar|tirar|financiar|arrumar|arranjar|conseguir|fundar|criar|abrir|montar|formar|construir|plantar|pegar|alugar|contratar|instalar|fazer|erguer|levantar`,
);
/** It was so once: «antigamente a gente tirava», «no tempo do meu pai». */
const once = [
  'antigamente|outrora',
  'naquele|naqueles|naquela tempo|tempos|epoca',
  'no|do|dos|nos tempo|tempos do|da|de|dos|que|em meu|minha|meus|pai|avo|avos|finado',
  'quando .. pai|avo|mae|sogro|marido era|tava|estava|vivia',
];
const today = new Set('hoje agora ainda atualmente sigo continuo continua mas'.split(' '));
/** What is only to be had once the other side has given in: «se a senhora fechar, eu tiro o selo». */
const bargains = [
  'tiro|compro|arrumo|arranjo|monto|abro|contrato|construo|junto|providencio o|os|as|a',
  'compro|arrumo|arranjo|monto|abro|contrato|construo um|uma',
  'faco|fazemos|mando|fizer o|a|um|uma|fazer|quando analise*|car|caf|projeto|cadastro|registro|laudo|exame|curso|selo|rotulo|reforma|abaixo*|o|a',
  'faco|fazemos|mando abaixo*|analise*|projeto|curso',
  'planto|plantamos|crio ~',
];
const conditions = [
  'com o|a|esse|essa adiantamento|sinal|entrada|emprestimo|credito',
  'com o|a|esse dinheiro|pagamento do|da|desse primeiro|primeira|contrato|senhora|senhor|banco',
  'quando|assim|depois o|a|que|voce dinheiro|pagamento|contrato|adiantamento .. sair|cair|entrar|vier',
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

const reach = { unreal: 14, open: 6 };
const lastCentury = /^19\d\d$/;
const conditional = /^(fos|tives|pudes|soubes|fizes|quises|hou?ves|[a-z]{2,}[aei]s)e(m|mos)?$/;
/** They end like «tivesse» and are something else. */
const notConditional = new Set(
  'base quase frase fase crase interese tese esse ese dese nese dise catequese analise crise'.split(' '),
);

/** «teria», «entregaria»; asking kindly is none, nor is what only ends so. */
const would =
  /^(?!queria|gostaria|poderia|saberia|padaria|secretaria|bateria|materia|galeria|loteria|pescaria|livraria|peixaria|porcaria|lavanderia|sorveteria)[a-z]{1,}[aei]ria(m|mos)?$/;
const wouldIf = ['se eu|nos|tiver|tivesse|comprar|conseguir|ganhar|sair', 'se a gente'];

/** What is wished, supposed, over or left open: it is not so. */
export function notSo(words: readonly Word[]): Set<number> {
  const marked = new Set<number>();
  const around = ({ from, to }: Span, before: number, after: number) => {
    for (let at = from; at >= from - before && sameSentence(words, from, at); at--) marked.add(at);
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
  const suppositions = findEach(words, wouldIf);
  for (const [at, word] of words.entries()) {
    // «teria alface se eu comprar a terra»
    if (would.test(word.plain) && suppositions.some(({ from }) => from > at && sameSentence(words, at, from)))
      around({ from: at, to: at }, 0, reach.unreal);
    const before = stretch(words, at - 4, at).map(({ plain }) => plain);
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
    const bound = set.filter((some) => sameSentence(words, some.from, from));
    if (bound.length === 0) return [];
    const start = Math.min(from, ...bound.map((some) => some.from));
    const isLate = bound.every((some) => some.from > from);
    return words.flatMap((word, at) =>
      (isLate || at >= start) && word.sentence === words[from]?.sentence ? [at] : [],
    );
  });
}

/** «se eu desse» is one, «desse jeito» is not. */
function isConditional(word: string, before: readonly string[]): boolean {
  if (word === 'dese') return before.slice(-2).includes('se');
  return conditional.test(word) && !notConditional.has(word);
}

function sameSentence(words: readonly Word[], one: number, other: number): boolean {
  return words[other] !== undefined && words[one]?.sentence === words[other]?.sentence;
}
