import { write as writeFile, writeSync } from 'node:fs';

/** Writes a text in the background and tells how many bytes of it were taken. */
type WriteText = (text: Buffer, done: (error: NodeJS.ErrnoException | null, taken: number) => void) => void;

interface LogOutputOptions {
  clock: () => number;
  /** To the standard output unless told. */
  write?: WriteText;
}

/** What the log's lines are written to. */
interface LogOutput {
  write(line: string): void;
  /** What has not been written yet, for the last moment of the process; it is nobody's afterwards. */
  takeRest(): string;
}

/** Letters; while the output takes nothing, so much is kept for it, and what comes beyond is counted. */
export const maxHeld = 256 * 1024;

const standardOutput = 1;
/** Whoever reads is slow: what was not taken is asked again after so long. */
const restMs = 50;

/** Nobody reads what is written there, nor will. */
const isGone = ({ code }: NodeJS.ErrnoException): boolean => code === 'EPIPE' || code === 'EBADF';

/**
 * Takes the log's lines and never makes anybody wait: the log may be a file on the disk that is full, or a window or a
 * pipe that nobody reads just now. What is lost meanwhile is counted, and told once lines are taken again.
 */
export function createLogOutput({ clock, write = writeOut }: LogOutputOptions): LogOutput {
  let held: string[] = [];
  let size = 0;
  let lost = 0;
  let isWriting = false;
  let isOver = false;

  const take = (): string => {
    const text = held.join('');
    held = [];
    size = 0;
    return text;
  };

  const next = (): void => {
    if (isWriting || held.length === 0) return;
    isWriting = true;
    const count = held.length;
    send(Buffer.from(take()), count);
  };

  const send = (text: Buffer, count: number): void =>
    write(text, (error, taken) => {
      if (!error && taken < text.length) return send(text.subarray(taken), count);
      if (error?.code === 'EAGAIN') return void setTimeout(send, restMs, text, count).unref();
      isWriting = false;
      if (error && isGone(error)) isOver = true;
      if (error) lost += count;
      else tellLost();
      if (!error) next();
    });

  const tellLost = (): void => {
    if (lost === 0) return;
    held.unshift(`${JSON.stringify({ level: 40, time: clock(), lost, msg: 'o registro perdeu linhas' })}\n`);
    lost = 0;
  };

  return {
    write(line) {
      if (isOver) return;
      if (size + line.length > maxHeld) lost++;
      else {
        held.push(line);
        size += line.length;
      }
      next();
    },
    takeRest: take,
  };
}

const writeOut: WriteText = (text, done) => writeFile(standardOutput, text, done);

/** The log on the standard output; what is left of it when the process ends is still written, where that is taken. */
export function logToOutput(clock: () => number): LogOutput {
  const output = createLogOutput({ clock });
  // What is said beside the log may fail likewise; unheard, that would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('exit', () => {
    try {
      writeSync(standardOutput, output.takeRest());
    } catch {
      // Nobody takes it, and nobody is left to tell.
    }
  });
  return output;
}
