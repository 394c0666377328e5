const says = (typed: string) =>
  typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const empty =
  /^(nada( não| nao)?|(eu )?(não|nao|n|ñ) (sei|lembro|me lembro|tem|tenho|teve|quero|quero dizer)( dizer| não| nao| bem| direito| ao certo)?|sei l[áa]|nem sei( mais)?|nenhum[ao]?|não|nao|sim|talvez|idem|n a|teste|asdf\p{L}*|qwert\p{L}*|sem (resposta|comentários?|comentarios?))$/u;
const oneLetterAgain = /^(\p{L})\1{1,5}$/u;

/** Whether the words say nothing that a story could tell: «-», «nada», «não sei», two letters. */
export function isWeak(typed: string): boolean {
  const said = says(typed);
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  if (/\p{N}/u.test(said)) return false;
  return (letters < 3 && !/^v[óô]$/.test(said)) || empty.test(said) || oneLetterAgain.test(said);
}

const names = new Set(['nome', 'nomeLider', 'nomeGrupo']);

/** Whether a field of a story is one that names somebody. */
export const isName = (field: string): boolean => names.has(field);

/** Whether what was typed into a field of a story says nothing. */
export const saysNothing = (field: string, typed: string): boolean =>
  isName(field) ? isWeakName(typed) : isWeak(typed);

/** A name may be as short as «Zé», but «eu», «xx» and «-» name nobody. */
export function isWeakName(name: string): boolean {
  const said = says(name);
  if (/^(eu|ele|ela|nós|nos)$/.test(said)) return true;
  return /^\p{L}{2}$/u.test(said) ? !/[aeiouáâãéêíóôõú]/.test(said) : isWeak(name);
}
