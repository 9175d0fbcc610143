import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { faultSchema } from '#backends/provider/control/faults.ts';
import { plotOf } from '../bench/measure/plot.ts';
import { mainRows, withTable } from '../bench/measure/readme-table.ts';
import { parseReport } from '../bench/measure/report.ts';
import { root, sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(
  sourceFiles(['schema'], /\.graphql$/)
    .map(({ text }) => text)
    .join('\n'),
);
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const pages = ['README.md', 'schema/README.md', 'gateway/deploy/RUNBOOK.md', 'tests/bench/RESULTS.md'].map(
  (path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }),
);

const queries = [...readme.matchAll(/```graphql\n(.*?)```/gs)].map(([, query = '']) => ({
  requested: /\b[a-z]\w+(?=\()/.exec(query.replace(/^query [^{]*/, ''))?.[0] ?? '',
  query,
}));

it('README has queries for the playground', () => {
  expect(queries.length).toBeGreaterThanOrEqual(3);
});

it.each(queries)('the query of README for $requested is valid for this schema', ({ query }) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});

describe.each(pages)('the document $path', ({ path, text }) => {
  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^(?:https?:|mailto:)/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });
});

it('README names every kind of fault of the sandbox', () => {
  const kinds = faultSchema.options.map(({ shape }) => shape.kind.value);
  expect(kinds).toContain('delay');
  expect(kinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
});

it('README lists every decision', () => {
  const decisions = sourceFiles(['gateway/decisions'], /\.md$/).map(({ path }) => path);
  expect(decisions.length).toBeGreaterThan(30);
  expect(decisions.filter((path) => !readme.includes(`(${path})`))).toEqual([]);
});

describe('the stored run of the benchmarks', () => {
  const report = parseReport(readFileSync(join(root, '.github/bench.json'), 'utf8'));
  const results = readFileSync(join(root, 'tests/bench/RESULTS.md'), 'utf8');

  it('is in README with ten of its rows', () => {
    expect(mainRows(report).rows).toHaveLength(10);
    expect(withTable(readme, mainRows(report))).toBe(readme);
  });

  it('is in RESULTS.md with all its rows', () => {
    expect(withTable(results, report)).toBe(results);
  });

  it('is drawn as the plot of RESULTS.md', () => {
    expect(plotOf(report)).toBe(readFileSync(join(root, '.github/bench.svg'), 'utf8'));
  });
});
