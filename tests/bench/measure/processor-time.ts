import { readFileSync } from 'node:fs';

/** Length of a Linux clock tick, in microseconds. */
const TICK_US = 10_000;

/** Processor time of all threads of a process, user and system, in microseconds. Linux only. */
export function processorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may itself contain brackets and spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_US;
}
