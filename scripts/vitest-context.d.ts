import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with today's schema and nothing in it, to be copied: its folder, or its name in the server. */
    template: string;
    /** A PostgreSQL server the tests may create databases in; only in the project `server-postgres`. */
    postgresUrl: string;
  }
}
