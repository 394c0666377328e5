import type { Forms } from './forms.ts';
import { personForms } from './grammar.ts';
import { properName } from './tidy.ts';

/** «Eu mesma, Tereza» names Tereza, and «a Neide» Neide; «eu mais meu marido» are two. */
export function withoutSelf(typed: string): string {
  return typed.replace(
    /^(eu( mesm[ao])?|sou( [ao])?|meu nome é|me chamo)[\s,:-]+(?!(mais|e|com|meus?|minhas?)\s)/iu,
    '',
  );
}

/** «Lia e Pedro» are two, «Quebradeiras do Bico» many. */
export function areSeveral(name: string): boolean {
  return (
    /\s(e|&)\s|^(os|as|irmãos|irmãs|família|casal|\p{L}+(eiras|[dt]or[ae]s|istas))\s/iu.test(name) ||
    /\p{L}, \p{Lu}/u.test(name)
  );
}

/** «Minha mãe» is somebody else's story. */
export const isOurs = (name: string): boolean => /^(meus?|minhas?|noss[ao]s?)\s/iu.test(name);

/** Who has no name but «minha mãe» stays small inside a sentence. */
export function nameForms(typed: string): Forms {
  return {
    '':
      (isOurs(typed) && personForms(typed).pessoa) ||
      properName(typed.replace(/(?<=^|\se\s)[ao]s?\s+(?=\p{L}{2})|[\s,(-]+\d+ anos\)?$/giu, '')),
  };
}
