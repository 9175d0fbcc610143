import type { ChildProcess } from 'node:child_process';

/**
 * Kills a process that was started `detached`, with all its child processes; does nothing if all have ended.
 */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
