import { readFileSync } from 'node:fs';

/** Length of a tick in which Linux counts the time of processes, in microseconds. */
const TICK_US = 10_000;

/** Processor time that a process has used, of all its threads, in the system too; microseconds, Linux only. */
export function processorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, which may hold anything, ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_US;
}
