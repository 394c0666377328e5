declare const community: unique symbol;

/**
 * Which community something belongs to. A plain number is none: it comes from a row, from the session of whoever asks, or
 * from the one place that has seen that a carer may (`server/http/scope.ts`).
 */
export type CommunityId = number & { readonly [community]: true };

/** Whose data a query of a community's data may touch: a member's own community, or one that a carer takes care of. */
export interface Scope {
  communityId: CommunityId;
}
