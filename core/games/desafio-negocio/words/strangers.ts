/** Relatives and acquaintances of another household. */
export const kin =
  'vizinh*|primo|prima|primos|cunhad*|compadre|comadre|amigo|amiga|amigos|colega|colegas|conhecid*|concorrent*|fulano|sicrano|genro|sogro|sogra|tio|tia|sobrinh*';

export const strangers = `${kin}|patrao|fazendeiro|coronel|doutor`;
