import { isSlipOf, plain, sound, stemOfDiminutive } from './spelling.ts';
import type { Word } from './words.ts';

type Kind = 'number' | 'amount' | 'money' | 'name' | 'proper' | 'word';

/** One of the words that a place in a pattern allows. */
export interface Alternative {
  kind: Kind;
  plain: string;
  sounds: readonly string[];
  prefix: boolean;
  /** How a word that fits can begin. */
  letters: ReadonlySet<string>;
}

/** Shorter words sound like too many others: «mel» and «meu». */
const shortestBySound = 4;
const shortestWithSlip = 8;
/** Numbers begin with any letter: they stand under none; so do names, under a mark of their own. */
const anyNumber = '';
const anyName = '~';
/** What follows a number that counts things, so that it is no amount of money. */
export const counted =
  /^(anos?|dias?|mes|meses|semanas?|horas?|vez|vezes|pot[ei]s?|potinhos?|caixas?|bandejas?|duzias?|unidades?|quilos?|kg|g|gramas?|ml|litros?|km|quilometros?|metros?|sac[ao]s?|colmeias?|familias?|pesoas?|socios?|escolas?|vacas?|cabras?|ovelhas?|cordeiros?|novilhas?|matri[sz]e?s?|hectares?|tarefas?|alqueires?|abelhas?|mudas?|pes|minutos?|lojas?|rolos?|toneladas?|arobas?|latas?|alunos?|criancas?|visitantes?|turistas?|banheiros?|quartos?|camas?|vans?|graus?|nomes|asinaturas?|galinhas?|frangos?|ovos?|mac[oa]s?|molhos?|pecas?|vidros?|galoes|galao|agronomos?|tecnicos?|empresas?|cotacoes|%)$/;

const kinds: Readonly<Record<string, Kind>> = {
  '#': 'number',
  $: 'amount',
  $$: 'money',
  '~': 'name',
  '^': 'proper',
};

export function alternative(part: string): Alternative {
  const kind = kinds[part] ?? 'word';
  const prefix = part.endsWith('*');
  const written = plain(prefix ? part.slice(0, -1) : part);
  const heard = sound(written);
  // «copi*» is no «cope*»: only the last vowel of a whole word sounds another way.
  const spoken = prefix && /[iu]$/.test(written) ? heard.slice(0, -1) + written.slice(-1) : heard;
  // The last «s» of a prefix may stand between vowels in the whole word, where it sounds «z».
  const sounds = prefix && spoken.endsWith('s') ? [spoken, `${spoken.slice(0, -1)}z`] : [spoken];
  const letters =
    kind === 'word'
      ? new Set([written.charAt(0), ...sounds.map((one) => one.charAt(0))])
      : new Set([kind === 'name' || kind === 'proper' ? anyName : anyNumber]);
  return { kind, plain: written, sounds, prefix, letters };
}

/** Under which letters and marks a word is looked for. */
export function openingLetters(word: Word): ReadonlySet<string> {
  const letters = new Set([anyName, word.plain.charAt(0), word.sound.charAt(0)]);
  if (word.number) letters.add(anyNumber);
  return letters;
}

/** Whether a word is one of the alternatives, which are sorted by how they begin. */
export function fitsWord(byLetter: ReadonlyMap<string, readonly Alternative[]>, word: Word): boolean {
  if (byLetter.has(anyName) && mayBeName(word)) return true;
  if (word.number && byLetter.get(anyNumber)?.some((option) => fitsOne(option, word))) return true;
  const written = byLetter.get(word.plain.charAt(0));
  if (written?.some((option) => fitsOne(option, word))) return true;
  const heard = byLetter.get(word.sound.charAt(0));
  return heard !== undefined && heard !== written && heard.some((option) => fitsOne(option, word));
}

function fitsOne(option: Alternative, word: Word): boolean {
  if (option.kind === 'money') return /^\d+,\d\d$/.test(word.plain);
  if (option.kind !== 'word') return word.number;
  if (begins(word.plain, option.plain, option.prefix) || isShortened(option, word.plain)) return true;
  if (option.plain.length < shortestBySound) return false;
  return option.sounds.some(
    (meant) =>
      begins(word.sound, meant, option.prefix) ||
      (meant.length >= shortestWithSlip && isSlipOf(meant, word.sound, option.prefix)),
  );
}

const shortestInfinitive = 5;

/** A shorter one is the beginning of too many words. */
const shortestSmall = 4;

/** «apanha» for «apanhar» and «notinha», «cedin» for «nota», «cedo»: people say them so. */
function isShortened({ plain: meant, prefix }: Alternative, typed: string): boolean {
  if (!prefix && meant.endsWith('r') && meant.length > shortestInfinitive && typed === meant.slice(0, -1))
    return true;
  if (meant.length < shortestSmall) return false;
  const stem = stemOfDiminutive(typed);
  return stem !== null && meant.startsWith(stem) && meant.length <= stem.length + 1;
}

const shortestName = 4;
/** Words that name nothing: «mel de qualidade», «florada de verdade». */
const nameless = new Set(
  (
    'qualidade verdade abelha abelhas primeira boa casa sitio gente minha nossa meu nosso todo toda tudo graca ' +
    'feira mercado pote litro quilo aqui muito muita mesmo outro outra outros senhora senhor voce voces fato jeito ' +
    'tempo mais melhor otima otimo sempre hoje amanha ontem dia mes ano quem como para nada esse essa isso esta ' +
    'este fora dentro longe perto cima baixo bom bons gracas deus vender comprar entrega pessoal povo'
  )
    .split(' ')
    .map((word) => plain(word)),
);

function mayBeName(word: Word): boolean {
  return !word.number && word.plain.length >= shortestName && !nameless.has(word.plain);
}

function begins(typed: string, meant: string, prefix: boolean): boolean {
  return prefix ? typed.startsWith(meant) : typed === meant;
}
