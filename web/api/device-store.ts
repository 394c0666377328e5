/** What the program keeps in the browser's database: the last answers of the reads, calls that wait, who sends them. */
export type StoreName = 'reads' | 'calls' | 'leases';

const databaseName = 'rota-viva';
const version = 1;

let opening: Promise<IDBDatabase> | undefined;

const forget = (): void => {
  opening = undefined;
};

const noStorage = () => new Error('no storage');

/** Opens the database once; it fails where the browser has none or forbids it. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('reads', { keyPath: ['userId', 'key'] });
      database.createObjectStore('calls', { keyPath: 'runId' });
      database.createObjectStore('leases', { keyPath: 'name' });
    };
    request.onsuccess = () => {
      // A newer program in another tab may need another shape; this one opens again when it needs to.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      request.result.onclose = forget;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    // An older program holds it.
    request.onblocked = () => reject(noStorage());
  });
  opening.catch(forget);
  return opening;
}

/** Some phones open a database, or finish with it, never: what waits for that is better off without it. */
const patienceMs = 5000;

/** It left something unanswered: until it answers that, nobody waits for it again. */
let isSilent = false;

/** Does something with a store in one transaction; it is done once it is safely written. */
export function inStore<T>(...given: Parameters<typeof transact<T>>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      isSilent = true;
      reject(noStorage());
    };
    if (isSilent) return giveUp();
    const timer = setTimeout(giveUp, patienceMs);
    transact(...given)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        isSilent = false;
      });
  });
}

async function transact<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const begin = (database: IDBDatabase) =>
    database.transaction(name, mode, { durability: name === 'calls' ? 'strict' : 'relaxed' });
  const database = await openDatabase();
  let transaction: IDBTransaction;
  try {
    transaction = begin(database);
  } catch {
    // Phones lose a connection in the background without a word.
    forget();
    transaction = begin(await openDatabase());
  }
  return new Promise((resolve, reject) => {
    let answer: T | undefined;
    transaction.oncomplete = () => resolve(answer);
    transaction.onabort = () => reject(transaction.error ?? noStorage());
    act(transaction.objectStore(name), (value) => {
      answer = value;
    });
  });
}

/** Everything in a store, in the order of its keys. */
export const readAll = async <T>(name: StoreName): Promise<T[]> =>
  (await inStore<T[]>(name, 'readonly', (store, answer) => {
    const request = store.getAll();
    request.onsuccess = () => answer(request.result);
  })) ?? [];

/** Removes whatever of a store fits, in one go. */
export const removeWhere = <T>(name: StoreName, fits: (value: T) => boolean): Promise<void> =>
  inStore<void>(name, 'readwrite', (store) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (fits(cursor.value)) cursor.delete();
      cursor.continue();
    };
  });
