import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const TRIES = 50;
const PAUSE_MS = 100;
/** Time in which a process returns memory to the system after a collection. */
const GIVE_BACK_MS = 1_000;

/**
 * A line of `/proc/PID/status` in bytes: `VmRSS` is the current, `VmHWM` the highest resident memory. Linux
 * only.
 */
export function residentMemory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = 'NaN'] = new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(text) ?? [];
  return Number(kilobytes) * 1_024;
}

/**
 * Opens the inspector of a process and returns its URL; it stays open.
 * @throws Error when it does not start
 */
async function inspectorOf(pid: number, port: number): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((answer) => answer.json())
      .catch(() => null);
    if (found !== null) return targets.parse(found)[0].webSocketDebuggerUrl;
    await pause(PAUSE_MS);
  }
  throw new Error('the inspector of a process did not open');
}

/**
 * Memory that a process still holds after garbage collection, in bytes. Without a collection, a process with
 * enough memory keeps garbage, and the figure would say little.
 * @param port of its inspector, as set with `--inspect-port`
 */
export async function heldMemory(pid: number, port: number): Promise<number> {
  const socket = new WebSocket(await inspectorOf(pid, port));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const answered = new Promise((resolve) => {
    socket.once('message', resolve);
  });
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await answered;
  socket.close();
  await pause(GIVE_BACK_MS);
  return residentMemory(pid, 'VmRSS');
}
