import type { ChildProcess } from 'node:child_process';

/** Ends a process that was started `detached`, with everything that it started; nothing where all have ended. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
