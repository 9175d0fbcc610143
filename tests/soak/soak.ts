/**
 * `npm run soak -- --minutes N`: the built product as in production, two gateways and their backends on one
 * Redis and one PostgreSQL, with steady traffic and random faults. Exits with 1 when a booking is
 * inconsistent afterwards, a request got no response, an error had no message, or the memory of the
 * first gateway kept growing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../support/source-files.ts';
import { createChaos, MINUTE, SECOND } from '../simulation/chaos.ts';
import { judgeDeployment } from './at-rest.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { startDeployment, type Deployment } from './deployment.ts';
import { travel } from './traveller.ts';
import { injectFaults } from './inject-faults.ts';
import { median } from '../bench/measure/rounds.ts';

/** Number of simultaneous travellers; each waits for responses, so this limits the load. */
const SEATS = 4;
/**
 * After the last fault all pending operations settle within this time: status checks, audits, open circuit
 * breakers.
 */
const CALM_MS = 3 * MINUTE;
const MEBIBYTE = 1024 * 1024;
/** Memory growth of the first gateway, from the first to the last third of the run, that counts as a leak. */
const GROWTH = { factor: 1.5, mebibytes: 150 } as const;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

function build(): void {
  if (existsSync(join(root, 'dist/gateway/main.js'))) return;
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Prints a line every ten seconds. @returns memory readings of the first gateway */
async function watch(
  deployment: Deployment,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const began = Date.now();
  const memory: number[] = [];
  while (!isOver()) {
    await sleep(10 * SECOND);
    const bytes = await deployment.figure('process_resident_memory_bytes');
    memory.push(Math.round(bytes / MEBIBYTE));
    write(`${Math.round((Date.now() - began) / SECOND)} s: ${ledger.line()}; ${memory.at(-1)} MiB`);
  }
  return memory;
}

function growthOf(memory: readonly number[]): string[] {
  const third = Math.ceil(memory.length / 3);
  const [from, to] = [median(memory.slice(0, third)), median(memory.slice(-third))];
  write(`${'memory, MiB'.padEnd(24)}${`${from} → ${to}`.padStart(12)}`);
  const isGrowing = to > from * GROWTH.factor && to - from > GROWTH.mebibytes;
  return isGrowing ? [`the first gateway grew from ${from} to ${to} MiB`] : [];
}

/** Waits until everything is consistent, at most `CALM_MS`. */
async function settle(deployment: Deployment, ledger: Ledger, before: ReadonlySet<unknown>) {
  const until = Date.now() + CALM_MS;
  for (;;) {
    const verdict = await judgeDeployment(deployment, ledger, before);
    if (verdict.violations.length === 0 || Date.now() > until) return verdict;
    await sleep(3 * SECOND);
  }
}

async function soak(deployment: Deployment, minutes: number, seed: number): Promise<boolean> {
  const ledger = createLedger();
  const before = new Set((await deployment.records('Booking')).map(({ id }) => id));
  const end = Date.now() + minutes * MINUTE;
  const isOver = () => Date.now() >= end;
  const seat = (nth: number) => {
    const chaos = createChaos('seat', seed, nth);
    const gateway = () => deployment.gateway(chaos.draw.int(0, 1));
    return travel({ chaos, ledger, isOver, gateway });
  };
  const seats = Array.from({ length: SEATS }, (_, nth) => seat(nth));
  const [faults, memory] = await Promise.all([
    injectFaults(deployment, createChaos('weather', seed), isOver),
    watch(deployment, ledger, isOver),
    ...seats,
  ]);

  write('the faults are over; what is pending settles');
  const { tally, violations } = await settle(deployment, ledger, before);
  const waiting = await deployment.figure('solera_requests_in_flight');
  for (const line of ledger.report()) write(line);
  for (const [what, count] of [...faults, ...Object.entries(tally)])
    write(`${what.padEnd(24)}${String(count).padStart(8)}`);
  const broken = [
    ...violations.map(({ rule, bookingId, detail }) => `${rule}: ${detail} (booking ${bookingId})`),
    ...ledger.violations(),
    ...growthOf(memory),
    ...(waiting > 0 ? [`${waiting} requests are still under way`] : []),
    ...(tally.confirmed + tally.cancelled === 0 ? ['nobody booked anything'] : []),
  ];
  for (const line of broken) write(`VIOLATION ${line}`);
  write(broken.length === 0 ? 'everything is in order' : `${broken.length} violations (seed ${seed})`);
  return broken.length === 0;
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('--minutes is a number, --seed a whole one');

build();
write(`seed ${seed}, ${minutes} minutes, ${SEATS} travellers at a time`);
const deployment = await startDeployment();
try {
  process.exitCode = (await soak(deployment, minutes, seed)) ? 0 : 1;
} finally {
  await deployment.stop();
}
