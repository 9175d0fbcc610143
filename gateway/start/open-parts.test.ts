import { describe, expect, it } from 'vitest';
import { openParts } from './open-parts.ts';

function build(withinMs = 10_000) {
  const logged: unknown[] = [];
  const closed: string[] = [];
  const parts = openParts({ withinMs, logger: { error: (facts: object) => void logged.push(facts) } });
  const add = (name: string, close: () => unknown = () => undefined) =>
    parts.add(name, name, (part) => {
      closed.push(part);
      return close();
    });
  return { parts, logged, closed, add };
}

describe('the parts that a process has opened', () => {
  it('are closed in the reverse order of building, each after the previous one', async () => {
    const { parts, closed, add } = build();
    add('database');
    add('cache', async () => {
      await Promise.resolve();
      closed.push('cache is empty');
    });
    add('requests');
    await parts.close();
    expect(closed).toEqual(['requests', 'cache', 'cache is empty', 'database']);
  });

  it('are returned as they were built', () => {
    const { parts } = build();
    const cache = { size: 1 };
    expect(parts.add('cache', cache, () => undefined)).toBe(cache);
  });

  it('are all closed when one of them fails, and the log names that one', async () => {
    const { parts, logged, closed, add } = build();
    add('database');
    add('cache', () => Promise.reject(new Error('no answer')));
    add('requests', () => {
      throw new Error('broken');
    });
    await parts.close();
    expect(closed).toEqual(['requests', 'cache', 'database']);
    expect(logged).toMatchObject([{ part: 'requests' }, { part: 'cache' }]);
  });

  it('are all closed when one of them never ends', async () => {
    const { parts, logged, closed, add } = build(20);
    add('database');
    add('cache', () => new Promise(() => undefined));
    await parts.close();
    expect(closed).toEqual(['cache', 'database']);
    expect(logged).toMatchObject([{ part: 'cache' }]);
  });

  it('are closed once, however often closing is requested', async () => {
    const { parts, closed, add } = build();
    add('cache');
    await Promise.all([parts.close(), parts.close()]);
    expect(closed).toEqual(['cache']);
  });
});
