/** A name or email as compared: "José", "JOSÉ" and "José" typed with a separate accent are one account. */
export const accountKey = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');
