/** What a person writes in one message, or over a conversation, and exactly the objectives it meets at least in part. */
export type Exchange = readonly [says: string | readonly string[], meets: readonly string[]];
