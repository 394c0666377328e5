import type { Db } from '#server/db/schema.ts';
import type { Backup, BackupOptions } from './make-backup.ts';
import { lastNight } from './names.ts';

interface NightlyOptions {
  db: Db;
  clock: () => number;
  /** Makes the copy; makeBackup, bound to where the data are. */
  make: (options: BackupOptions) => Promise<Backup>;
  log: { info(data: object, line: string): void; error(data: object, line: string): void };
}

/** A machine that sleeps at three makes its copy once it is awake; whoever only looks in shortly is left alone. */
const firstLook = 5 * 60_000;
const lookEvery = 10 * 60_000;
/** A copy that was begun so long ago, and never finished, was begun by a server that is gone. */
const abandonedAfter = 6 * 3_600_000;

/** Looks now and then whether last night's copy was made, from now on. Returns how to stop. */
export function startNightly(options: NightlyOptions): () => Promise<void> {
  const stopped = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    running = makeNightly(options, stopped.signal);
    await running;
    if (!stopped.signal.aborted) timer = setTimeout(look, lookEvery).unref();
  };
  timer = setTimeout(look, firstLook).unref();
  return async () => {
    stopped.abort();
    clearTimeout(timer);
    await running;
  };
}

/** Makes last night's copy unless somebody has, or is about to. A failure is logged, and tried again at the next look. */
export async function makeNightly(
  { db, make, clock, log }: NightlyOptions,
  stopped = new AbortController().signal,
): Promise<'made' | 'not needed' | 'failed'> {
  const night = lastNight(clock());
  try {
    if (!(await takeNight(db, night, clock()))) return 'not needed';
  } catch (err) {
    log.error({ err }, 'cópia de segurança: o banco de dados não respondeu');
    return 'failed';
  }
  try {
    const { file, holdings } = await make({ now: clock(), reason: 'noite', stopped });
    await db.updateTable('backup_nights').set({ made_at: clock() }).where('night', '=', night).execute();
    log.info({ file, ...holdings }, 'cópia de segurança feita');
    return 'made';
  } catch (err) {
    if (!stopped.aborted) log.error({ err }, 'a cópia de segurança não foi feita');
    // Whoever cannot say so leaves it to the time after which it counts as abandoned.
    await db
      .deleteFrom('backup_nights')
      .where('night', '=', night)
      .execute()
      .catch(() => {});
    return 'failed';
  }
}

/** Whether the night is this server's: the first to write its row, or to find that whoever did is gone. */
async function takeNight(db: Db, night: number, now: number): Promise<boolean> {
  await db
    .deleteFrom('backup_nights')
    .where('night', '<', night - 30)
    .execute();
  const taken = await db
    .insertInto('backup_nights')
    .values({ night, begun_at: now, made_at: null })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ begun_at: now })
        .where('backup_nights.made_at', 'is', null)
        .where('backup_nights.begun_at', '<', now - abandonedAfter),
    )
    .executeTakeFirst();
  return Number(taken.numInsertedOrUpdatedRows ?? 0) > 0;
}
