import { DamagedFileError } from './db/check-file.ts';
import { databaseFile } from './db/data-folder.ts';
import { outageOf } from './db/outage.ts';
import type { Environment } from './environment.ts';
import { withoutPasswords } from './http/describe-error.ts';

type Settings = Pick<Environment, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

/** Why the server did not start, or a command failed, and what to do about it: one sentence for whoever runs it, never a password. */
export function startFailure(error: unknown, settings: Settings | undefined): string {
  if (!(error instanceof Error)) return `A Rota Viva não começou: ${String(error)}`;
  const sentence =
    settings &&
    (listenFailure(error, settings) ??
      (settings.DATABASE_URL && postgresFailure(error, settings.DATABASE_URL)) ??
      folderFailure(error, settings.DATA_DIR));
  return sentence || withoutPasswords(error.message || error.name);
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function listenFailure(error: Error, { PORT, HOST }: Settings): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `A porta ${PORT} já está em uso. Encerre o programa que a usa ou escolha outra com PORT.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `O sistema não deixa usar a porta ${PORT}. Escolha com PORT uma acima de 1023.`;
  const isHost = 'hostname' in error && error.hostname === HOST;
  if (code === 'EADDRNOTAVAIL' || isHost)
    return `O endereço ${HOST} não é desta máquina. Corrija HOST; sem ele, o servidor atende em todos.`;
  return undefined;
}

function folderFailure(error: Error, folder: string): string | undefined {
  const code = codeOf(error);
  const outage = outageOf(error);
  if (error instanceof DamagedFileError || outage === 'damaged')
    return `Os dados em ${databaseFile(folder)} estão danificados. Guarde esse arquivo e restaure a última cópia de segurança.`;
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code))
    return `O disco da pasta de dados ${folder} está cheio. Libere espaço e comece de novo.`;
  if (outage === 'locked')
    return `Outro programa segura os dados em ${databaseFile(folder)}. Encerre-o e comece de novo.`;
  if (outage || /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT)$/.test(code))
    return `Não é possível gravar na pasta de dados ${folder}. Corrija o dono e as permissões dela ou escolha outra com DATA_DIR.`;
  return undefined;
}

/** The line was to be enciphered, and one of the two does not, or does not trust the other. */
const isCipherFailure = (error: Error): boolean =>
  /\bSSL\b|certificate/i.test(error.message) ||
  ('syscall' in error && error.syscall === 'open' && /^(ENOENT|EACCES)$/.test(codeOf(error)));

function postgresFailure(error: Error, url: string): string | undefined {
  const { host, pathname } = new URL(url);
  const code = codeOf(error);
  if (/^28/.test(code) || /^SASL/.test(error.message))
    return `O PostgreSQL em ${host} recusou o usuário ou a senha. Corrija DATABASE_URL.`;
  if (code === '3D000')
    return `O PostgreSQL em ${host} não tem o banco ${pathname.slice(1)}. Crie-o ou corrija DATABASE_URL.`;
  if (code === '42501')
    return `O usuário de DATABASE_URL não pode criar tabelas no PostgreSQL em ${host}. Dê a ele essa permissão.`;
  if (code === '53300')
    return `O PostgreSQL em ${host} já tem todas as conexões ocupadas. Encerre algumas ou aumente max_connections.`;
  if (isCipherFailure(error))
    return `O PostgreSQL em ${host} não atende com a cifra que DATABASE_URL pede (${error.message}). Corrija sslmode e os certificados.`;
  if (outageOf(error) && !/^(42|SQLITE_|ENOSPC$|EDQUOT$|EROFS$|EIO$)/.test(code))
    return `O PostgreSQL em ${host} não responde. Veja se está ligado e se DATABASE_URL está certo.`;
  return undefined;
}
