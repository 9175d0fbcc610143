import { describe, expect, it } from 'vitest';
import type { CachePolicy } from './cache.ts';
import { encode } from './envelope.ts';
import { createParsedValues } from './parsed-values.ts';

interface Hotel {
  readonly name: string;
  readonly tags: readonly string[];
}

let parsed = 0;
const policy: CachePolicy<Hotel> = {
  kind: 'hotels.1',
  freshSeconds: 10,
  usableSeconds: 20,
  parse: (stored) => {
    parsed += 1;
    if (typeof stored !== 'object') throw new TypeError('no hotel');
    return stored as Hotel;
  },
};
const stored = (name: string): string => encode({ name, tags: ['pool'] }, 1_000, 10_000);

describe('parsed values', () => {
  it('are the same object for every reader of the same text', () => {
    const read = createParsedValues();
    const [first, again] = [read(policy, 'a', stored('Dan')), read(policy, 'a', stored('Dan'))];
    expect(first).toEqual({ value: { name: 'Dan', tags: ['pool'] }, readAt: 1_000, freshUntil: 11_000 });
    expect(again?.value).toBe(first?.value);
  });

  it('are parsed again when the text of their key has changed', () => {
    const read = createParsedValues();
    read(policy, 'a', stored('Dan'));
    expect(read(policy, 'a', stored('Hilton'))?.value.name).toBe('Hilton');
    expect(read(policy, 'a', null)).toBe(null);
  });

  it('cannot be changed by one reader for the others', () => {
    const read = createParsedValues()(policy, 'a', stored('Dan'));
    const value = Object(read?.value);
    expect(() => Object.assign(value, { name: 'Other' })).toThrow(TypeError);
    expect(() => value.tags.push('spa')).toThrow(TypeError);
  });

  it('are not remembered when they are invalid', () => {
    const read = createParsedValues();
    const before = parsed;
    const invalid = encode('text', 1_000, 10_000);
    expect([read(policy, 'a', invalid), read(policy, 'a', invalid), read(policy, 'a', '{')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(parsed - before).toBe(2);
  });

  it('are evicted beyond the size limit, least recently used first', () => {
    const read = createParsedValues(2 * stored('Dan').length);
    const first = read(policy, 'a', stored('Dan'));
    read(policy, 'b', stored('Dan'));
    read(policy, 'c', stored('Dan'));
    expect(read(policy, 'a', stored('Dan'))?.value).not.toBe(first?.value);
  });
});
