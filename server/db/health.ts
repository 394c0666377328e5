import { type Outage, outageOf } from './outage.ts';
import type { Db } from './schema.ts';

/** What is told of the database's state, one line each; a logger that takes an object and a sentence serves. */
export interface HealthLog {
  error(details: object, sentence: string): void;
  info(details: object, sentence: string): void;
}

/** Knows whether the database can be read and written now. */
export interface Health {
  /** Remembers what the database refused and says the cause once; false where the error tells of something else. */
  note(error: unknown): boolean;
  /** Tries a write, at most once a second; the outage, or nothing when all is well. */
  check(): Promise<Outage | undefined>;
  /** The outage that was last seen, without looking again. */
  outage(): Outage | undefined;
  stop(): void;
}

const sentences: Record<Outage, string> = {
  unreachable: 'o banco de dados está fora de alcance',
  locked: 'outro programa segura os dados, ou o banco de dados está lento demais',
  full: 'o disco dos dados está cheio ou com defeito: só leitura até haver espaço',
  'read-only': 'a pasta dos dados está só para leitura',
  moved:
    'o arquivo dos dados, ou o .db-wal ao lado dele, não está mais na pasta: ponha-o de volta, ou inicie de novo, com uma cópia restaurada se os dados faltarem',
  damaged: 'o arquivo dos dados está danificado: restaure uma cópia de segurança',
};

const checkEvery = 1_000;
const filling = 'x'.repeat(64 * 1024);

/** Watches over one database: an outage is told when it begins and when it is over, however many requests meet it. */
export function createHealth(db: Db, clock: () => number, log: HealthLog): Health {
  let outage: { kind: Outage; since: number; refused: number } | undefined;
  let last: { at: number; found: Promise<Outage | undefined> } | undefined;
  let isChecking = false;
  let timer: NodeJS.Timeout | undefined;

  const begin = (kind: Outage, error: unknown): void => {
    outage = { kind, since: clock(), refused: 0 };
    log.error({ err: error }, sentences[kind]);
    timer ??= setInterval(() => void check(), checkEvery).unref();
  };

  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
    if (!outage) return;
    const seconds = Math.round((clock() - outage.since) / 1000);
    log.info({ seconds, refused: outage.refused }, 'o banco de dados voltou a atender');
    outage = undefined;
  };

  const remember = (error: unknown): boolean => {
    const kind = outageOf(error);
    if (!kind) return false;
    // What is damaged stays so, whatever else fails or works meanwhile; what was taken away no thread can open either.
    const isTold = outage?.kind === 'damaged' || (outage?.kind === 'moved' && kind === 'full');
    if (outage && (isTold || outage.kind === kind)) outage.refused++;
    else begin(kind, error);
    return true;
  };

  const tryWrite = async (): Promise<Outage | undefined> => {
    isChecking = true;
    const failure = await probe(db).catch((error: unknown) => error);
    isChecking = false;
    if (failure === undefined && outage?.kind !== 'damaged') end();
    if (failure !== undefined && !remember(failure)) begin('unreachable', failure);
    return outage?.kind;
  };

  const check = (): Promise<Outage | undefined> => {
    // A clock that was set back must not put off the next look until it is there again.
    if (!last || (!isChecking && Math.abs(clock() - last.at) >= checkEvery))
      last = { at: clock(), found: tryWrite() };
    return last.found;
  };

  return {
    note(error) {
      const before = outage;
      const isOutage = remember(error);
      // What was found before it began is no longer true.
      if (outage !== before) last = undefined;
      return isOutage;
    },
    check,
    outage: () => outage?.kind,
    stop: () => clearInterval(timer),
  };
}

/** Writes as much as a large request would, and takes it back. */
async function probe(db: Db): Promise<void> {
  await db
    .insertInto('write_probe')
    .values({ id: 1, filling })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ filling }))
    .execute();
  await db.deleteFrom('write_probe').where('id', '=', 1).execute();
}
