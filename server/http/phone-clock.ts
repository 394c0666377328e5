/** How far a phone's clock may be off although it has heard the server's: within it, what arrives later is later. */
export const clockSlackMs = 2 * 60_000;
