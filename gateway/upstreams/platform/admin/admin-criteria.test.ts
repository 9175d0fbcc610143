import { describe, expect, it } from 'vitest';
import { adminQueries } from './admin-criteria.ts';

const bookings = (words: readonly string[], more: object = {}) =>
  adminQueries.bookings({ words, status: null, sort: 'NEWEST', ...more });

/** The pattern for a word, in the filter of the first searched field. */
function patternOf(word: string): string {
  const text = JSON.stringify(bookings([word]).q);
  const [, pattern = ''] = /"\$regex":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  return JSON.parse(pattern) as string;
}

describe('the words of an admin search', () => {
  it.each(['(a+)+$', 'a.c', '[x]', 'a|b', '{9}', 'c:\\dir', '^$*?', 'שלום'])('match %s literally', (word) => {
    expect(new RegExp(`^${patternOf(word)}$`).test(word)).toBe(true);
    expect(new RegExp(patternOf(word)).test('zzz')).toBe(false);
  });

  it('are cut to the length that the platform accepts, never inside an escaped character', () => {
    for (const word of ['.'.repeat(100), `x${'.'.repeat(99)}`, '\\'.repeat(100), `x${'\\'.repeat(99)}`]) {
      const pattern = patternOf(word);
      expect(pattern.length).toBeLessThanOrEqual(100);
      expect(pattern.length).toBeGreaterThanOrEqual(98);
      expect(() => new RegExp(pattern)).not.toThrow();
    }
  });

  it('must each be found in one of the fields, and a booking also by the end of its id', () => {
    const word = (text: string) => ({
      $or: [
        { hotel_name: { $regex: text, $options: 'i' } },
        { hotel_location: { $regex: text, $options: 'i' } },
        { guest_name: { $regex: text, $options: 'i' } },
        { guest_email: { $regex: text, $options: 'i' } },
        { id: { $regex: `${text}$`, $options: 'i' } },
      ],
    });
    expect(bookings(['sea', 'dana']).q).toEqual({ $and: [word('sea'), word('dana')] });
  });
});

describe('the criteria of an admin list', () => {
  it('select every record when they are empty', () => {
    expect(bookings([])).toEqual({ q: {}, sort: '-created_date' });
    expect(adminQueries.hotels({ words: [], show: 'ALL', sort: 'PRICE_LOW' })).toEqual({
      q: {},
      sort: 'price_per_night',
    });
  });

  it('must all be met', () => {
    expect(
      bookings([], { status: 'confirmed', checkInFrom: '2030-01-01', createdBefore: '2030-01-01T00:00:00Z' })
        .q,
    ).toEqual({
      $and: [
        { status: 'confirmed' },
        { check_in_date: { $gte: '2030-01-01' } },
        { created_date: { $lt: '2030-01-01T00:00:00Z' } },
      ],
    });
  });
});
