/** Method and path of every call, as plain data: the browser derives its client from this and from types alone. */
export const paths = {
  register: 'POST /api/auth/register',
  login: 'POST /api/auth/login',
  logout: 'POST /api/auth/logout',
  me: 'GET /api/auth/me',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`>;

export type CallName = keyof typeof paths;
