/**
 * `npm run bench`: the cost of a response, compared with the least possible cost and with that of other
 * servers, in one run on one machine. Compare the ratios: the absolute figures are those of this machine at
 * this time. `--only P1,P5` runs some of the rows, `--json FILE` writes them; `--costs` prints what a search,
 * a booking or a message costs every part.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/source-files.ts';
import type { Report } from './measure/report.ts';
import { headLine, invalidRow, lineOf, type Row } from './measure/row.ts';
import { printCosts } from './costs.ts';
import { type Parts, startParts } from './parts.ts';
import { adminLists } from './rows/admin-lists.ts';
import { assistantReplies } from './rows/assistant.ts';
import { bigCities } from './rows/big-city.ts';
import { anyDocument, differentPages, largeCityPages, largestPage } from './rows/executed-page.ts';
import { bookingTrips } from './rows/booking-trips.ts';
import { idleProduct } from './rows/idle-product.ts';
import { boundedMemory } from './rows/memory.ts';
import { crowds, firstNames, firstSearches } from './rows/provider-calls.ts';
import { oneConnection, repeatedPage, unchangedPage } from './rows/repeated-page.ts';
import { secondInstance } from './rows/second-instance.ts';
import { twoProcesses } from './rows/two-processes.ts';
import { wholeProduct } from './rows/whole-product.ts';

type Section = readonly [id: string, run: (parts: Parts) => Promise<Row[]>];

/** Rows that share one gateway, which runs as a process of its own. */
const ofGateway: readonly Section[] = [
  ['P1', repeatedPage],
  ['P2', differentPages],
  ['P3', anyDocument],
  ['P5', unchangedPage],
  ['P10', largestPage],
  ['P11', oneConnection],
  ['P9', largeCityPages],
];

/** Rows that start their own processes. */
const standaloneRows: readonly (readonly [id: string, run: () => Promise<Row[]>])[] = [
  ['P4', secondInstance],
  ['P6', firstSearches],
  ['P7', crowds],
  ['P8', firstNames],
  ['P12', twoProcesses],
  ['P13', boundedMemory],
  ['P17', idleProduct],
  ['S', wholeProduct],
  ['A', assistantReplies],
  ['C', bigCities],
  ['P18', adminLists],
  ['P19', bookingTrips],
];

const busy = (): string =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ');

/** Runs a section and prints its rows, with the load average before and after. */
async function section(id: string, run: () => Promise<Row[]>): Promise<Row[]> {
  const before = busy();
  const began = performance.now();
  console.log(`   ${id} …`);
  const rows = await run().catch((cause: unknown) => [invalidRow(id, cause)]);
  for (const row of rows) console.log(lineOf(row));
  console.log(
    `   ${id} took ${Math.round((performance.now() - began) / 1_000)} s; load average ${before}, then ${busy()}`,
  );
  return rows;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      costs: { type: 'boolean' },
    },
  });
  const chosen = values.only?.split(',');
  const isChosen = ([id]: readonly [string, unknown]): boolean => chosen?.includes(id) ?? true;
  if (!existsSync(join(root, 'dist/gateway/main.js')))
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (values.costs) return printCosts();
  const before = busy();
  const began = performance.now();
  console.log(`Node ${process.version}, ${cpus().length} cores, load average ${before}\n${headLine}`);
  const rows: Row[] = [];
  const own = ofGateway.filter(isChosen);
  if (own.length > 0) {
    const parts = await startParts({
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
      // High, so that a busy machine does not count as overload.
      MAX_LOOP_DELAY_MS: '60000',
    });
    try {
      for (const [id, run] of own) rows.push(...(await section(id, () => run(parts))));
    } finally {
      await parts.close();
    }
  }
  for (const [id, run] of standaloneRows.filter(isChosen)) rows.push(...(await section(id, run)));
  console.log(`all of it took ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  if (values.json === undefined) return;
  const load = { before, after: busy() };
  const report = { node: process.version, cores: cpus().length, load, rows } satisfies Report;
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}

await main();
