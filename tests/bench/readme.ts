/** `npm run bench:readme`: puts the stored run into README (some rows) and RESULTS.md (all rows and a plot). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/source-files.ts';
import { plotOf } from './measure/plot.ts';
import { mainRows, withTable } from './measure/readme-table.ts';
import { type Report, parseReport } from './measure/report.ts';

const report = parseReport(readFileSync(join(root, '.github/bench.json'), 'utf8'));

function writeTable(path: string, shown: Report): void {
  const page = join(root, path);
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), shown));
}

writeTable('README.md', mainRows(report));
writeTable('tests/bench/RESULTS.md', report);
writeFileSync(join(root, '.github/bench.svg'), plotOf(report));
