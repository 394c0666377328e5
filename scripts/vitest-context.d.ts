import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server the tests may create databases in; only in the project `server-postgres`. */
    postgresUrl: string;
  }
}
