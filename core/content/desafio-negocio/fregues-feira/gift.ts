/** Words of a bribe elsewhere; who sells at a fair gives a customer a little something. */
export const gift = ['agrado|agradinho|agradim|jeitinho', 'lembranca|lembrancinha|presente|presentinho'];
