import { describe, expect, it } from 'vitest';
import { deflated, inflated } from './deflated.ts';

const row = JSON.stringify({
  v: Array.from({ length: 200 }, (_, at) => ({ id: at, name: 'מלון' })),
  t: 1,
  f: 2,
});

describe('a text in the shared store', () => {
  it.each([
    ['short', '{"v":1}'],
    ['long', row],
    ['empty', ''],
  ])('is read back unchanged when it is %s', (_name, text) => {
    expect(inflated(Buffer.from(deflated(text)))).toBe(text);
  });

  it('is stored much shorter when it is long and repeats itself', () => {
    expect(deflated(row).length).toBeLessThan(row.length / 4);
  });

  it('is missing when it was damaged', () => {
    expect(inflated(Buffer.from(deflated(row)).subarray(0, 40))).toBeNull();
  });

  it('is read as it is when an earlier release has stored it', () => {
    expect(inflated(Buffer.from(row))).toBe(row);
  });
});
