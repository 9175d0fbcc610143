/** `npm run bench:readme`: puts the stored run into the README, as a generated table and plot. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/source-files.ts';
import { plotOf } from './measure/plot.ts';
import { withTable } from './measure/readme-table.ts';
import { parseReport } from './measure/report.ts';

const report = parseReport(readFileSync(join(root, '.github/bench.json'), 'utf8'));
const readme = join(root, 'README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), report));
writeFileSync(join(root, '.github/bench.svg'), plotOf(report));
