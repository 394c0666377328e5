/** Instants are milliseconds since 1970, on both engines. */
export type Instant = number;
