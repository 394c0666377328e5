import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

/** The other side will have nothing to do with what was just said. */
const refusing = [
  'nao posso|vou|consigo receber|aceitar|seguir|registrar|assinar|compactuar|escrever|concordar .. isso|assim|desse|nisso|com',
  'isso|assim|desse eu|jeito|modo nao|eu|nem posso|aceito|recebo|sigo|assino|nao posso|aceito|recebo|sigo|assino',
  'isso e|seria|da crime|fraude|ilegal|proibido|errado|cadeia|golpe|mentira|falsificacao|desonesto',
  'nao entro|mexo|participo nisso|com isso|dessas|disso',
  'isso|assim nao se faz',
  'nao .. coisa errada|falsa|torta',
  'nao compro|levo|ponho|vendo .. mistur*|fals*|adulter*|assim',
];
/** It says whose or of when that was. */
const setting = [
  'perguntei do|da|de|o|a seu|sua',
  'isso e|era da|do raca|vizinho|vizinha|livro',
  'isso e|era a|o norma|lei|teoria|regra|manual|livro|media|padrao|propaganda',
  'isso e|foi|era dele|dela|deles|passado|antigamente|plano|sonho|promessa',
  'seu|sua primo|prima|pai|avo|vizinho|vizinha|cunhado|cunhada|irmao|compadre|tio|tia|genro|sogro e seu|sua',
];
/** It asks for the speaker's own, or for today: what was said is somebody else's, or was so once, or will be. */
const turningBack = [
  'e o|a do|da senhor|senhora',
  'e o|a seu|sua leite|mel|queijo|produto|verdura',
  'e o|a seu|sua mesmo|mesma|proprio|propria',
  'e o|a da|do sua|seu fazenda|sitio|curral|propriedade|banca|horta|roca|apiario|casa',
  'e o|a seu|sua fazenda|sitio|curral|propriedade|banca|horta|roca|apiario',
  'mas|e hoje o|como|quanto|tem|ja|funciona|voce',
  'e voce|tu mesmo|mesma',
];
/** «E o seu?», «e tu?»: nothing else is asked. */
const ownAlone = new Set([
  'e o seu',
  'e a sua',
  'e tu',
  'e o teu',
  'e os seus',
  'e o senhor',
  'e a senhora',
  'e hoje',
  'mas hoje',
]);

const opening = 7;

/** Whether the other side, in its next line, takes what was just said for no claim of the speaker's own. */
export function isDisbelieved(next: string | undefined): boolean {
  if (next === undefined) return false;
  const { words, sentences } = read(next);
  if (has(words, refusing) || has(words.slice(0, opening), setting)) return true;
  return sentences.some(({ asks }, number) => {
    const own = words.filter(({ sentence }) => sentence === number);
    if (!asks || own.length === 0) return false;
    return ownAlone.has(own.map(({ plain }) => plain).join(' ')) || has(own.slice(0, opening), turningBack);
  });
}
