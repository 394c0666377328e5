import { type PointKind, waitsForGame } from './points.ts';

/** A ledger entry as far as its words need it, and whom and what it is about, where that may be told. */
interface ToldEntry {
  kind: PointKind;
  ref: string;
  description: string;
  /** The other person of a connection. */
  person?: string | undefined;
  /** The own post it is about, in a few words. */
  post?: string | undefined;
  /** The deck or chain that a game was played with, where the entry does not say it. */
  variant?: string | undefined;
}

/** What a ledger entry says of people and things; both are named when it is read, since names change and people go. */
export function activityWords({ kind, ref, description, person, post, variant }: ToldEntry): string {
  if (person !== undefined) {
    if (ref.startsWith('later:')) return `${person} concluiu o primeiro jogo: a conexão agora vale pontos`;
    return waitsForGame(description)
      ? `Você e ${person} se conectaram: os pontos vêm com o primeiro jogo de ${person}`
      : `Você e ${person} se conectaram`;
  }
  if (variant !== undefined) return `${description}: ${variant}`;
  if (post === undefined) return description;
  if (kind === 'contribution' && !ref.startsWith('later:')) return `${description}: “${post}”`;
  return description.replace(/^Sua (?:ideia|história)/, (own) => `${own} “${post}”`);
}

/** The two people of a connection, by what its entry is kept under. */
export const pairOf = (ref: string): [number, number] | undefined => {
  const found = /^(?:later:)?pair:(\d+)-(\d+)$/.exec(ref);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};

/** The post that an entry is about. */
export const postOf = (ref: string): number | undefined => {
  const found = /^(?:later:)?(?:submission|story):(\d+)(?::|$)/.exec(ref);
  return found ? Number(found[1]) : undefined;
};
