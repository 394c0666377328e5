const parentWatchedEvery = 200;

/** Calls back once when somebody wants the server to stop, in whatever way the system has for it. */
export function onStop(stop: () => void): void {
  let isStopping = false;
  const once = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  // Windows has no SIGTERM between programs: there it is Ctrl-C, Ctrl-Break, or a message from whoever started us.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGBREAK']) process.on(signal, once);
  process.on('message', (message) => {
    if (message === 'shutdown') once();
  });
  if (process.env.npm_lifecycle_event) watchParent(once);
}

/** npm and its shell do not always pass on how they ended: a server whose parent is gone stops too. */
function watchParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    stop();
  }, parentWatchedEvery);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
