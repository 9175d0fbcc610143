// @ts-check
const LOOK_MS = 500;

// Read before the build, which takes a minute: npm may be told to end meanwhile.
const shell = process.ppid;

/**
 * Ends this process as SIGTERM does once npm's shell has ended. npm hands a signal to the shell between it and this
 * process, and a shell such as dash ends without passing it on. Does nothing where no script of npm started the
 * process.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const look = () => {
    if (process.ppid === shell) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  };
  const looking = setInterval(look, LOOK_MS).unref();
  look();
}
