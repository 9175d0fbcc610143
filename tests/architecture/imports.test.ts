import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { cyclesIn, type Edge, importGraph } from './import-graph.ts';
import { type ImportRule, importRules } from './import-rules.ts';

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test-kit\.ts$|^web\/testing\/|\/testing[./]/.test(path);

const broken = (rule: ImportRule, edges: readonly Edge[]): string[] =>
  edges.flatMap(({ from, to }) => {
    const match = rule.from.exec(from);
    if (!match || (rule.sparesTests && isTest(from))) return [];
    const filled = (pattern: string) => new RegExp(pattern.replaceAll('$1', match[1] ?? ''));
    const isAllowed =
      !filled(rule.to).test(to) || (rule.except !== undefined && filled(rule.except).test(to));
    return isAllowed ? [] : [`${from} imports ${to}`];
  });

const edges = importGraph(sourceFiles(['gateway', 'web'], /\.tsx?$/));

describe('imports', () => {
  it('are found in the sources', () => {
    expect(edges.length).toBeGreaterThan(500);
  });

  it.each(importRules.map((rule) => [`${rule.name}: ${rule.because}`, rule] as const))(
    'follow the rule: %s',
    (_name, rule) => {
      expect(broken(rule, edges)).toEqual([]);
    },
  );

  it('have no cycle', () => {
    expect(cyclesIn(edges)).toEqual([]);
  });
});

describe('the check of import rules', () => {
  const edge = (from: string, to: string): Edge => ({ from, to, isTypeOnly: true });

  it.each([
    ['models import nothing', edge('gateway/models/hotel/hotel.ts', 'zod')],
    ['shared code is pure', edge('gateway/shared/pricing/offers.ts', 'node:fs')],
    [
      'upstreams stay apart',
      edge('gateway/upstreams/provider/client.ts', 'gateway/upstreams/platform/client.ts'),
    ],
    ['domains stay apart', edge('gateway/domains/hotel/a.ts', 'gateway/domains/booking/b.ts')],
    [
      'domains see upstreams by interface only',
      edge('gateway/domains/hotel/a.ts', 'gateway/upstreams/provider/wire.ts'),
    ],
    [
      'operations watch from outside',
      edge('gateway/operations/metrics/outcomes.ts', 'gateway/domains/booking/payment/submit-booking.ts'),
    ],
    ['backends stand alone', edge('gateway/backends/provider/a.ts', 'gateway/models/hotel/hotel.ts')],
    ['only start/embedded starts backends', edge('gateway/server.ts', 'gateway/backends/provider/main.ts')],
    ['one crossing from web to gateway', edge('web/lib/a.ts', 'gateway/domains/hotel/a.ts')],
    ['features stay apart', edge('web/features/hotel/a.tsx', 'web/features/chat/b.tsx')],
    ['primitives come dressed', edge('web/features/hotel/a.tsx', 'react-aria-components')],
    ['data comes through generated hooks', edge('web/features/hotel/a.tsx', '@apollo/client/react')],
    [
      'what a token may see is never cached',
      edge('gateway/domains/booking/booking.viewer.loaders.ts', 'gateway/cache/cache.ts'),
    ],
  ])('notices a violation of: %s', (name, bad) => {
    const rule = importRules.find((candidate) => candidate.name === name);
    expect(rule && broken(rule, [bad])).toHaveLength(1);
  });

  it('notices a cycle', () => {
    const runtime = (from: string, to: string): Edge => ({ from, to, isTypeOnly: false });
    expect(cyclesIn([runtime('a', 'b'), runtime('b', 'c'), runtime('c', 'a')])).toEqual(['a → b → c → a']);
  });
});
