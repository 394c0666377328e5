import { Lately } from './once.ts';
import { isSlipOf, plain, sound, stemOfDiminutive } from './spelling.ts';
import type { Word } from './words.ts';

type Kind = 'number' | 'amount' | 'money' | 'name' | 'proper' | 'word';

/** One of the words that a place in a pattern allows. */
export interface Alternative {
  /** How many there were before it. */
  id: number;
  kind: Kind;
  plain: string;
  sounds: readonly string[];
  prefix: boolean;
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

const alternatives = new Map<string, Alternative>();
/** The alternatives by how a word that fits them can begin, as written or as heard, the oldest first. */
const byLetter = new Map<string, Alternative[]>();

/** What a part of a pattern allows; the same part is the same alternative wherever it stands. */
export function alternativeOf(part: string): Alternative {
  const before = alternatives.get(part);
  if (before) return before;
  const kind = kinds[part] ?? 'word';
  const prefix = part.endsWith('*');
  const written = plain(prefix ? part.slice(0, -1) : part);
  const heard = sound(written);
  // «copi*» is no «cope*»: only the last vowel of a whole word sounds another way.
  const spoken = prefix && /[iu]$/.test(written) ? heard.slice(0, -1) + written.slice(-1) : heard;
  // The last «s» of a prefix may stand between vowels in the whole word, where it sounds «z».
  const sounds = prefix && spoken.endsWith('s') ? [spoken, `${spoken.slice(0, -1)}z`] : [spoken];
  const fresh = { id: alternatives.size, kind, plain: written, sounds, prefix };
  alternatives.set(part, fresh);
  for (const letter of lettersOf(fresh)) byLetter.set(letter, [...(byLetter.get(letter) ?? []), fresh]);
  return fresh;
}

function lettersOf({ kind, plain: written, sounds }: Alternative): ReadonlySet<string> {
  if (kind === 'word') return new Set([written.charAt(0), ...sounds.map((one) => one.charAt(0))]);
  return new Set([kind === 'name' || kind === 'proper' ? anyName : anyNumber]);
}

/** What each word fits, among the alternatives there were when it last came up; of very many words most are noise. */
const remembered = new Lately<string, { looked: number; fits: readonly Alternative[] }>(20_000);

/** The alternatives that a word fits, whatever stands beside it. */
export function alternativesOf(word: Word): readonly Alternative[] {
  const before = remembered.get(word.plain);
  if (before?.looked === alternatives.size) return before.fits;
  const looked = before?.looked ?? 0;
  const fits = new Set(before?.fits);
  const heard = { ...word, stem: stemOfDiminutive(word.plain) };
  for (const letter of openingLetters(heard)) {
    const candidates = byLetter.get(letter) ?? [];
    for (let at = candidates.length - 1; at >= 0; at--) {
      const candidate = candidates[at];
      if (!candidate || candidate.id < looked) break;
      if (fitsOne(candidate, heard)) fits.add(candidate);
    }
  }
  const fresh = { looked: alternatives.size, fits: [...fits] };
  remembered.set(word.plain, fresh);
  return fresh.fits;
}

/** A word, and what it begins with if it is a small form. */
interface Heard extends Word {
  stem: string | null;
}

/** Under which letters and marks a word is looked for. */
function openingLetters(word: Heard): ReadonlySet<string> {
  const letters = new Set([anyName, word.plain.charAt(0), word.sound.charAt(0)]);
  if (word.number) letters.add(anyNumber);
  return letters;
}

function fitsOne(option: Alternative, word: Heard): boolean {
  if (option.kind === 'name') return mayBeName(word);
  // Written as a name is the word where it stands, not the word.
  if (option.kind === 'proper') return false;
  if (option.kind === 'money') return /^\d+,\d\d$/.test(word.plain);
  if (option.kind !== 'word') return word.number;
  if (begins(word.plain, option.plain, option.prefix) || isShortened(option, word)) return true;
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
function isShortened({ plain: meant, prefix }: Alternative, { plain: typed, stem }: Heard): boolean {
  if (!prefix && meant.endsWith('r') && meant.length > shortestInfinitive && typed === meant.slice(0, -1))
    return true;
  return (
    meant.length >= shortestSmall &&
    stem !== null &&
    meant.startsWith(stem) &&
    meant.length <= stem.length + 1
  );
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
