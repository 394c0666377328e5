const numberWords = new Set(
  (
    'dois duas tres treis quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis ' +
    'dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento ' +
    'duzentos duzentas trezentos trezentas quatrocentos quatrocentas quinhentos quinhentas seiscentos setecentos ' +
    'oitocentos novecentos mil milhao duzia duzias dezena dezenas centena centenas ' +
    'quinhentao cinquentao cinquentinha vintao dezao cenzinho'
  )
    .split(' ')
    .map((word) => plain(word)),
);

/** Lower case, without accents and without letters typed twice. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  const bare = /^[a-z0-9]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/(\p{L})\1+/gu, '$1');
}

/** How a plain word sounds, so that «intrega», «progeto» and «inspessao» meet the words they stand for. */
export function sound(word: string): string {
  return (
    word
      .replace(/^h/, '')
      .replace(/ch|sh/g, 'x')
      .replace(/ph/g, 'f')
      // «pranta», «frorada» and «fiscau», «papeu».
      .replace(/(?<=[bcdfgptv])l/g, 'r')
      .replace(/(?<=[aeiou])l(?=$|[^aeiouh])/g, 'u')
      .replace(/y/g, 'i')
      .replace(/w/g, 'v')
      .replace(/g(?=[ei])/g, 'j')
      .replace(/([aeiou])s(?=[aeiou])/g, '$1z')
      .replace(/c(?=[ei])|(?<=.)c/g, 's')
      .replace(/z$/, 's')
      .replace(/n(?=[pb])/g, 'm')
      .replace(/^[ei](?=[nm])/, 'e')
      .replace(/^is(?=[^aeiou])/, 'es')
      .replace(/ei(?=.)/g, 'e')
      .replace(/ou(?=.)/g, 'o')
      // «selu», «leiti».
      .replace(/(?<=.{2})u$/, 'o')
      .replace(/(?<=.[^e])i$/, 'e')
      .replace(/(.)\1+/g, '$1')
  );
}

/** They end like «notinha» and «cedin» and are words of their own. */
const notDiminutive = new Set(
  (
    'vizinho vizinha cozinha farinha galinha rainha caminho sobrinho sobrinha linha minha ninho vinho vinha carinho ' +
    'sozinho sozinha moinho espinho padrinho madrinha marinha marinho tinha mesquinho golfinho campinho passarinho ' +
    'cominho toucinho focinho rolinha sardinha ladainha bainha sim fim mim ruim assim asim capim jardim enfim cupim ' +
    'alecrim aipim boletim folhetim amendoim marfim latim jasmim patim gergelim jasmin serafim benjamin pudim'
  ).split(' '),
);
const diminutive = /^(?<stem>[a-z]{3,}?)(?:z?inh[oa]s?|z?i[mn])$/;

/** What a word in its small form begins with: «not» of «notinha», «ced» of «cedin», «papel» of «papelzinho». */
export function stemOfDiminutive(word: string): string | null {
  if (notDiminutive.has(word)) return null;
  return diminutive.exec(word)?.groups?.stem ?? null;
}

export function isNumber(plainWord: string): boolean {
  return /^\d/.test(plainWord) || numberWords.has(plainWord);
}

/** «comprando» is no slip of «comprendo»: another vowel is most often another word. */
function bothVowels(...letters: (string | undefined)[]): boolean {
  return letters.every((letter) => letter !== undefined && 'aeiou'.includes(letter));
}

/** One letter away from «centavos» or «comparei», and words all the same. */
const soundsOfTheirOwn = new Set(['sentados', 'sentadas', 'comprei']);

/**
 * Whether `typed` is `meant` with one letter wrong, missing, added or swapped with its neighbour. A prefix may go on
 * after `meant`, but then its last letter must be right, or every word with the same beginning would do.
 */
export function isSlipOf(meant: string, typed: string, prefix: boolean): boolean {
  if (soundsOfTheirOwn.has(typed)) return false;
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at++;
  if (at === 0 || (prefix && at >= meant.length - 1)) return false;
  const goesOn = (rest: string, want: string) => (prefix ? rest.startsWith(want) : rest === want);
  return (
    (goesOn(typed.slice(at + 1), meant.slice(at + 1)) && !bothVowels(meant[at], typed[at])) ||
    goesOn(typed.slice(at), meant.slice(at + 1)) ||
    goesOn(typed.slice(at + 1), meant.slice(at)) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      goesOn(typed.slice(at + 2), meant.slice(at + 2)))
  );
}
