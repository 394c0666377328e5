import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

/** What is not so now, by how its verbs are said: it will be, it was, it would be. */
export type Mode = 'future' | 'past' | 'if';

const future =
  /^(?!(par[aá]|cear[aá]|ver[aã]o|amap[aá]|sabar[aá])$)\p{L}+(ará|erá|irá|arei|erei|irei|aremos|eremos|iremos|arão|erão|irão)$/iu;
const willBe = [
  'vai|vao|vou|vamos ter|ser|haver|custar|caber|ficar|possuir|existir|sair|oferecer|receber|produzir|dar',
  'quando|assim que|depois comecar|inaugurar|ficar|tiver|abrir|sair|chegar|chegarem|pront*',
];
const past =
  /^(?!(lava|leva|fava|chuva|uva|fava|tia|dia|familia|agua|melancia|feira|galinha|farinha|minha|linha|cozinha)$).{2,}(ava|avam|avamos)$/;
const wasSo = new Set(
  'tinha tinham tinhamos tive tivemos era eram vendia vendiam fazia faziam recebia recebiam colhia produzia perdia perdiam dava davam vinha ia cabia cabiam entregavamos saia saiam'.split(
    ' ',
  ),
);
const supposed =
  /^(?!(esse|desse|nesse|disse|interesse|posse|classe|passe|fosse)$)\p{L}{2,}[aei]sse(m|mos)?$/iu;
/** «cobraria», «daria»: what would be; who is polite says «queria», «gostaria», «seria». */
const wouldBe = /^[a-z]{2,}[aei]ria(m|mos)?$/;
const notWouldBe = new Set(
  (
    'maria historia memoria vitoria gloria teoria categoria propria varia materia bateria galeria loteria diaria ' +
    'queria gostaria poderia deveria seria teria padaria mercearia secretaria melhoria maioria parceria livraria ' +
    'drogaria correria queijaria diretoria tesouraria serraria pizzaria sorveteria porcaria portaria ouvidoria ' +
    'agraria necesaria solidaria voluntaria engenharia veterinaria funcionaria bancaria carpintaria confeitaria ' +
    'sabedoria mercadoria marcenaria hotelaria sanitaria alvenaria barbearia doceria romaria peixaria obrigatoria ' +
    'proprietaria comunitaria fundiaria rodoviaria pecuaria agropecuaria imobiliaria consultoria auditoria olaria'
  ).split(' '),
);
const supposing = [
  'digamos|suponhamos|suponha|supondo|supomos que|#|uns|umas|~',
  'vamos supor|imaginar|fingir|dizer que|#|uns|umas|~',
  'se .. sair|vier|der|ficar boa|bom|bem|certo',
  'ia querer|cobrar|pedir|entregar|vender',
  'quando eu|gente .. comprar|tiver|montar|construir|plantar|reformar',
  'chega|sai|vem mes|ano|semana que vem',
  'se um dia',
  'imagina|imagine|imaginem|imaginou',
  'sonho|sonhei|sonhava em|com|que|de',
  'quem sabe um|se',
];
const now = new Set(
  'hoje agora ainda tenho temos vendo entrego faco cobro levo quero tem e sou somos'.split(' '),
);

/** «hoje não vendo por menos de 45», «agora não desço»: who names a limit speaks of now. */
const limiting = new Set('menos abaixo sem desco baixo'.split(' '));

/** «hoje não», «não tem mais»: that is not so now either. */
function isDenied(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (words[at - 1]?.plain === 'nao') return true;
  if (next?.plain !== 'nao') return false;
  return !words.slice(at + 2).some(({ plain, clause }) => clause === next.clause && limiting.has(plain));
}

/** The mode in which a message is told, if nothing in it is so today. */
export function modeOf({ text, words }: Reading): Mode | null {
  const typed = ({ start, end }: Word) => text.slice(start, end);
  if (words.some((word) => supposed.test(typed(word)) || typed(word).toLowerCase() === 'fosse')) return 'if';
  if (words.some(({ plain }) => wouldBe.test(plain) && !notWouldBe.has(plain)) || has(words, supposing))
    return 'if';
  const isNow = words.some(
    (word, at) => now.has(word.plain) && !/^e$/i.test(typed(word)) && !isDenied(words, at),
  );
  if (words.some((word) => future.test(typed(word))) || findEach(words, willBe).length > 0)
    return isNow ? null : 'future';
  if (words.some(({ plain }) => past.test(plain) || wasSo.has(plain))) return isNow ? null : 'past';
  return null;
}
