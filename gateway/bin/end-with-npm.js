// @ts-check
const LOOK_MS = 500;

/**
 * Ends this process as SIGTERM does once npm's shell has ended. npm hands a signal to the shell between it and this process, and a
 * shell such as dash ends without passing it on. Does nothing where no script of npm started the process.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
