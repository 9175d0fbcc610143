import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerptOf.ts';

const sentence = 'The rooms look over the sea and the old harbour of the town.';
const times = (count: number, between: string) => Array.from({ length: count }, () => sentence).join(between);

describe('the excerpt of a description', () => {
  it.each([
    ['a short text', sentence],
    ['a text a little longer than the excerpt', times(7, ' ')],
  ])('is not needed for %s', (_, text) => {
    expect(excerptOf(text)).toBeNull();
  });

  it('ends after a complete paragraph', () => {
    const text = [times(3, ' '), times(2, ' '), times(4, ' ')].join('\n\n');
    expect(excerptOf(text)).toBe([times(3, ' '), times(2, ' ')].join('\n\n'));
  });

  it('ends after a complete sentence when the first paragraph is too short or too long', () => {
    expect(excerptOf(times(12, ' '))).toBe(times(5, ' '));
    expect(excerptOf(`A house.\n\n${times(12, ' ')}`)).toBe(`A house.\n\n${times(5, ' ')}`);
  });

  it('does not end after an abbreviation', () => {
    const text = `${times(5, ' ')} It stands by the church of St. Mark ${'and a garden '.repeat(40)}`;
    expect(excerptOf(text)).toBe(times(5, ' '));
  });

  it('ends after a word when it has no complete sentence, and anywhere when it has no complete word', () => {
    const words = excerptOf('sea '.repeat(200));
    expect(words).toMatch(/^(sea )+sea…$/);
    expect(words?.length).toBeLessThan(362);
    expect(excerptOf('ש'.repeat(900))).toBe(`${'ש'.repeat(360)}…`);
  });
});
