import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { comesBackAt, doing, isOurs } from '#core/games/desafio-negocio/words/oneself.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import { kin, strangers } from '#core/games/desafio-negocio/words/strangers.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';
import { absentBySentence, heads, ownerIn, pronouns, somebody, unnamed } from './spoken-of.ts';

/** What ought to be, by the book, is nobody's: «a norma manda», «o leite deve ser resfriado». */
const recited = [
  'norma|normas|lei|leis|regra|regras|regulamento|instrucao|normativa|manual|cartilha|legislacao manda|mandam|exige|exigem|pede|pedem|diz|dizem|determina|obriga|fala|preve',
  'deve|devem|deveria|precisa ser|estar|ficar',
  'o|a ~ correto|certo|ideal|justo e|seria|acompanha|deve',
  'o certo|correto|ideal e|seria',
  '~ exemplar|modelo|ideal|perfeit* tem|faz|diz|vende|entrega',
  'o|um|todo bom|boa|verdadeiro|grande produtor|agricultor|comprador|apicultor|feirante|negociador|vendedor diz|tem|faz|pede|compara|sabe|mostra',
  'e pra|para quem tem|faz|produz|possui',
  'todo|toda|qualquer produtor|agricultor|criador|apicultor|feirante|sitio|cooperado deve|precisa|tem|pode',
  'producao|preco|mercado|leite|media brasileir*|nacional|mundial',
  'boa|boas ordenha|praticas|higiene|agricultura tem|manda|pede|exige|e',
];

const others = [
  ...heads,
  'mel|caf|selo|terra|projeto|nota do|da seu|dona',
  'tem gente que',
  'tem|conheco gente|povo|uns|umas .. que|ai vende|vendem|faz|fazem|tem|tira|tiram',
  'falaram|disseram|dizem|contaram|ouvi que|dizer|falar .. precisa|tem|faz|e|pode|vai',
  'meu|minha irmao|irma precisa|quer|tem|compra|comprou|usa|ta|tira|vende|recebe|ganha|produz|cobra',
  ...recited,
  'bom|boa|bons|boas|melhor e|era|sao o|a|os|as do|da|dos|das|de ^|seu|dona|outr*',
  'tem muita|muito gente|mel|produtor*|povo',
  'o povo|pessoal ai|la de fora',
  'os outros',
  'todo mundo faz|diz|fala',
  'mas ele|ela paga|recebe|compra|entrega|vende|tem',
  'a|o turma|pessoal|povo daqui|dali usa|entrega|tira|tem|faz|cobra|pede|planta|colhe|em',
  'a|o turma|pessoal da|do linha|regiao|comunidade|bairro|redondeza usa|entrega|tira|tem|faz|cobra|pede',
  'na|a|da nossa|minha|mesma|desta|dessa regiao|bacia|redondeza|cidade a|o|os|as media|producao|leite|mel|produtores|pessoal',
  'media|padrao da|do|de|desta|dessa|aqui regiao|bacia|redondeza|municipio|estado|linha',
  'todo mundo aqui|daqui|la tem|usa|entrega|tira|pede|cobra|faz|lava|vende',
  'eles|elas tem|recebem|cobram|vendem|usam|possuem|entregam|dao|tiram|produzem',
];

/** Whose it is, said after it: everything before it in the clause is somebody else's. */
const ownedByOthers = [
  `e|era|sao|ta|esta|fica|ficou do|da|de|com|no|na .. ${strangers}`,
  `no|pelo|com|usando|na|pela|uso|o|a nome|caf|cadastro|selo|nota|bloco|cnpj|cpf|alvara|registro|licenca|laudo|escritura|cadastur|rotulo|inspecao|conta do|da|de .. ${kin}|outro|outra|outros`,
  'no|em nome dele|dela|deles',
  'emprestad*',
  'consigo|arrumo|arranjo|pego|consegui|arrumei com|de alguem|conhecid*|terceiro*',
  `em|no nome de outr*|laranja`,
  `uso|usamos|pego|vou com|o|a|os|as da|do|de|com .. ${kin}`,
];

/** Who it is that has it; what the sentence goes on to tell is theirs too. */
const ownersNamed = [
  `quem tem|possui|faz|tira|entrega|vende|planta|cria|produz|recebe|cota|paga .. .. e|era|foi .. ${strangers}`,
  'quem tem|possui|tira|entrega|vende|planta|cria|produz|recebe|cota .. .. e|era|foi o|a|meu|minha ~',
];

/** A sentence that opens with one of these and names nobody tells what others do. */
const theirs = new Set(
  'recebem cobram vendem entregam usam tiram possuem produzem fizeram ganham hospedam'.split(' '),
);

const reach = { others: 40, owned: 14 };

const possessives = new Set(['dele', 'dela', 'deles', 'delas']);

/** Before «ele» or a name that is what a clause is about. */
const openers = new Set('o a la ai que e pra pro para porque so ate mas'.split(' '));

/** The places in a message that are said of somebody else. */
export function saidOfOthers(message: Message): Set<number> {
  const { words } = message.reading;
  const marked = saidOfAbsent(message);
  for (const { from, to } of findEach(words, others)) {
    if (words[from - 2]?.plain === 'eu' || isSum(words, to)) continue;
    mark(marked, from, to);
    markOn(marked, words, to + 1, reach.others);
  }
  for (const { from, to } of findEach(words, ownersNamed)) {
    mark(marked, from, to);
    markOn(marked, words, to + 1, reach.others);
  }
  for (const { from, to } of findEach(words, ownedByOthers)) {
    const clause = words[from]?.clause;
    let start = from;
    while (start > 0 && words[start - 1]?.clause === clause && from - start < reach.owned) start--;
    mark(marked, start, to);
  }
  return marked;
}

/** «os outros 400» are no people. */
const isSum = (words: readonly Word[], at: number): boolean =>
  words[at]?.plain === 'outros' && words[at + 1]?.number === true;

/** «Ele recebe 30 pessoas», «o tanque dele», «cobra 120»: said of somebody who was spoken of before. */
function saidOfAbsent(message: Message): Set<number> {
  const { words } = message.reading;
  const marked = new Set<number>();
  const spokenOf = absentBySentence(message);
  for (const [sentence, absent] of spokenOf.entries()) {
    const first = words.findIndex((word) => word.sentence === sentence);
    const own = words.filter((word) => word.sentence === sentence);
    if (first < 0) continue;
    const owner = ownerIn(own, message.persona);
    const isTheirs = absent.has(unnamed) || theirs.has(own[0]?.plain ?? '');
    const isBack = own.some((word, at) => isOurs(word) && comesBackAt(own, at));
    if (owner !== null || (isTheirs && !isBack)) markOn(marked, words, first, own.length);
    const isSomebodys = pronouns.includes(own[0]?.plain ?? '') || possessives.has(own[1]?.plain ?? '');
    const opens = isSomebodys && spokenOf[sentence + 1]?.has(somebody) === true;
    if ((absent.has('ele') || opens) && own.some(({ plain }) => possessives.has(plain)))
      markOn(marked, words, first, own.length);
    for (const [place, word] of own.entries()) {
      const at = first + place;
      const before = own[place - 1];
      const acts = pronouns.includes(word.plain) && doing.has(own[place + 1]?.plain ?? '');
      const isKnown = acts && spokenOf[sentence + 1]?.has(somebody) === true;
      if (!absent.has(word.plain) && !isKnown) continue;
      if (before?.clause === word.clause && !openers.has(before.plain)) continue;
      markOn(marked, words, at, reach.others + 1);
    }
  }
  return marked;
}

/** Marks the rest of a sentence from a place, until whoever speaks comes back. */
function markOn(marked: Set<number>, words: readonly Word[], from: number, length: number): void {
  for (let at = from; at < from + length && words[at]?.sentence === words[from]?.sentence; at++) {
    if (comesBackAt(words, at)) break;
    marked.add(at);
  }
}

function mark(marked: Set<number>, from: number, to: number): void {
  for (let at = from; at <= to; at++) marked.add(at);
}
