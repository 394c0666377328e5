import { parentPort, workerData } from 'node:worker_threads';
import { Sqlite } from './db/better-sqlite.ts';
import { checkFile } from './db/check-file.ts';

const { file }: { file: string } = workerData.data;
const connection = new Sqlite(file, { readonly: true });
checkFile(connection, file);
connection.close();
parentPort?.postMessage('ok');
