import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { operationNames } from '#gateway/generated/operation-names.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { root } from '../support/source-files.ts';
import { figuresOf } from './support/figures.ts';

const read = (name: string): string => readFileSync(join(root, 'gateway/deploy', name), 'utf8');

const rulesShape = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Solera[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const rules = rulesShape.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);

const dashboardShape = z.object({
  panels: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});
const { panels } = dashboardShape.parse(JSON.parse(read('grafana-dashboard.json')));

/** Words of the query language; every other name in an expression has to be a metric. */
const language: ReadonlySet<string> = new Set([
  'and',
  'histogram_quantile',
  'increase',
  'max',
  'or',
  'rate',
  'sum',
  'topk',
]);

/** Names of the metrics in a query. */
function figuresIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\bby\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*/gi)].map(([name]) => name).filter((name) => !language.has(name));
}

let known: ReadonlySet<string>;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  const types = [...(await figuresOf(product)).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const series = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((end) => `${name}_${end}`) : [name],
  );
  // Prometheus itself sets `up`, whether the target could be scraped.
  known = new Set([...series, 'up']);
});
afterAll(() => product.stop());

describe('the alert rules', () => {
  it('have unique names', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s uses only metrics that a running product has',
    (_name, expr) => {
      const requested = figuresIn(expr);
      expect(requested.length).toBeGreaterThan(0);
      expect(requested.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('name only GraphQL operations that the client has', () => {
    const named = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/\boperation[!=~]+"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !operationNames.includes(name))).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('has its five rows', () => {
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(rows).toEqual(['Travellers', 'Bookings', 'Upstreams', 'Saga', 'Process']);
  });

  it.each(panels.filter(({ type }) => type !== 'row').map(({ title, targets }) => [title, targets]))(
    '“%s” uses only metrics that a running product has',
    (_title, targets) => {
      const requested = targets.flatMap(({ expr }) => figuresIn(expr));
      expect(requested.length).toBeGreaterThan(0);
      expect(requested.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('has no overlapping panels', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
