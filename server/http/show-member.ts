import { hiddenName } from '#core/contract/network-export.ts';

/** What must be known of a member to say who it is. */
export interface NamedRow {
  id: number;
  username: string;
  full_name?: string | null;
  hidden_at: number | null;
}

/** A member as somebody may see them. */
export interface ShownMember {
  id: number;
  username: string;
  fullName: string | null;
  /** The name is kept back: whatever stands elsewhere beside the name, such as reasons, must be kept back too. */
  isNameless: boolean;
}

/**
 * A member as the viewer may see them; without a viewer, as everybody may. Who hides the name is a nameless one to
 * all others, under an id that leads nowhere: `place` tells several of them apart in one answer.
 */
export const showMember = (row: NamedRow, viewer: { id: number } | null, place = 0): ShownMember =>
  row.hidden_at !== null && row.id !== viewer?.id
    ? { id: -1 - place, username: hiddenName, fullName: null, isNameless: true }
    : { id: row.id, username: row.username, fullName: row.full_name ?? null, isNameless: false };
