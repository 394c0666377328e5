/**
 * Words of a bribe elsewhere. In a cooperative everybody is voted for: «a gente vota no senhor pro conselho» buys
 * nothing; and what is saved together stays with whoever saved it: «são 14 reais por saco no seu bolso».
 */
export const fair = [
  'vota|votamos|voto no|em senhor|voce',
  'sao|e|sobra|sobram|fica|ficam|economia|da|dao|volta|voltam|poupa .. # .. .. no seu|teu bolso',
  'sao|sobra|sobram|fica|ficam|da|dao|volta|voltam # .. .. no seu|teu bolso',
] as const;
