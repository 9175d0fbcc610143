import { setTimeout as pause } from 'node:timers/promises';
import { startBuilt, temporaryDataDir } from '../../e2e/support/product/running-product.ts';
import { untilReady } from '../../support/servers/ready.ts';
import { residentMemory } from '../measure/resident-memory.ts';
import { processorTime } from '../measure/processor-time.ts';
import { plainRow, type Row } from '../measure/row.ts';
import { untilIdle } from '../parts.ts';

/** Goals for a small machine: memory in MB, processor time in seconds. */
const MEMORY = 400;
const FIRST_START = 6;
const LATER_START = 2.5;
const MEBIBYTE = 2 ** 20;
/** Background work in this time after the start counts as part of it. */
const AFTER_MS = 15_000;

interface Started {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Starts the product on a data folder and measures it once it is idle. */
async function startedOver(dataDir: string): Promise<Started> {
  const product = await startBuilt(dataDir);
  try {
    await untilReady(product.url);
    const readySeconds = processorTime(product.pid) / 1_000_000;
    await pause(AFTER_MS);
    await untilIdle(product);
    return { seconds: readySeconds, megabytes: residentMemory(product.pid, 'VmRSS') / MEBIBYTE };
  } finally {
    await product.stop();
  }
}

/**
 * P17: the whole product in one process, idle after its start: its memory, and its processor time until it
 * was ready.
 */
export async function idleProduct(): Promise<Row[]> {
  const data = temporaryDataDir();
  try {
    const first = await startedOver(data.path);
    const later = await startedOver(data.path);
    const row = (name: string, ours: number, peer: number, unit: string) =>
      plainRow({ name: `P17 ${name}`, goal: '<= 1', ours, peer }, unit);
    return [
      row('memory at rest, first start / 400 MB', first.megabytes, MEMORY, 'MB'),
      row('memory at rest, later start / 400 MB', later.megabytes, MEMORY, 'MB'),
      row('first start until ready / 6 s', first.seconds, FIRST_START, 's CPU'),
      row('later start until ready / 2.5 s', later.seconds, LATER_START, 's CPU'),
    ];
  } finally {
    data.remove();
  }
}
