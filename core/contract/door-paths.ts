/** The calls that somebody who is signed out can make: all that the first screen needs to know of them. */
export const doorPaths = {
  register: 'POST /api/auth/register',
  login: 'POST /api/auth/login',
  logout: 'POST /api/auth/logout',
  becomeFirst: 'POST /api/auth/first',
  recover: 'POST /api/auth/recover',
  askForHelp: 'POST /api/auth/help',
  me: 'GET /api/auth/me',
  deployment: 'GET /api/deployment',
  invite: 'GET /api/invites/{code}',
  certificate: 'GET /api/certificates/{code}',
} as const;
