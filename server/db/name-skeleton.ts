/** The signs of one name that pass for another's, beside letters of other scripts, which no name may mix (UTS #39). */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[Il|∣│]/gu, '1'],
  [/[ºo○∘]/giu, '0'],
  [/m/giu, 'rn'],
  [/w/giu, 'vv'],
  [/×/gu, 'x'],
  [/\p{Pd}/gu, '-'],
  [/['`´‘’‛′ʹʻʼʽ]/gu, "'"],
];

/**
 * What a name looks like: «J0ão» is «João», and «Iara» is «lara» but not «Lara». Accounts are unique by it, and it is
 * kept: another rule needs a step that writes all of them anew.
 */
export const nameSkeleton = (name: string): string =>
  alike.reduce((text, [sign, look]) => text.replaceAll(sign, look), name.normalize('NFKD')).toLowerCase();
