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
        { hotel_name_he: { $regex: text, $options: 'i' } },
        { hotel_location: { $regex: text, $options: 'i' } },
        { guest_name: { $regex: text, $options: 'i' } },
        { guest_email: { $regex: text, $options: 'i' } },
        { created_by: { $regex: text, $options: 'i' } },
        { id: { $regex: `${text}$`, $options: 'i' } },
      ],
    });
    expect(bookings(['sea', 'dana']).q).toEqual({ $and: [word('sea'), word('dana')] });
  });
});

describe('the places that a Hebrew word names', () => {
  const patternsFor = (places: readonly string[]): readonly RegExp[] => {
    const namedInHebrew = new Map([['מקום', { hotelIds: [], places }]]);
    const text = JSON.stringify(bookings(['מקום'], { namedInHebrew }).q);
    const patterns = [...text.matchAll(/"hotel_location":\{"\$regex":("(?:[^"\\]|\\.)*")/g)];
    return patterns.slice(1).map(([, pattern = '']) => new RegExp(JSON.parse(pattern) as string, 'i'));
  };
  const isFound = (places: readonly string[], location: string) =>
    patternsFor(places).some((pattern) => pattern.test(location));

  it.each([
    ['zurich', 'Zürich, Switzerland'],
    ['zurich', 'Zurich, Switzerland'],
    ['beer sheva', "Rager 1, Be'er Sheva, Israel"],
    ['sao paulo', 'São Paulo, Brazil'],
    ['lodz', 'Łódź, Poland'],
    ['istanbul', 'İstanbul, Türkiye'],
    ['riga', 'Rīga, Latvia'],
    ['plzen', 'Plzeň, Czechia'],
    ['maalot tarshiha', "Ma'alot Tarshiha, Israel"],
    ['agios nikolaos', 'Ágios Nikolaos, Greece'],
    ['beer sheva', 'Be’er Sheva, Israel'],
    ['brasov', 'Brașov, Romania'],
    ['ha noi', 'Hà Nội, Vietnam'],
    ['da nang', 'Đà Nẵng, Vietnam'],
    ['mugla', 'Muğla, Türkiye'],
    ['rio de janeiro', 'Rio de Janeiro, Brazil'],
    ['santiago de compostela', 'Santiago de Compostela, Spain'],
    ["Cote d'Ivoire", "Abidjan, Côte d'Ivoire"],
  ])('named %s include “%s”', (name, location) => {
    expect(isFound([name], location)).toBe(true);
  });

  it.each([
    ['oman', 'Bucharest, Romania'],
    ['rome', 'Rama, Israel'],
  ])('named %s do not include “%s”', (name, location) => {
    expect(isFound([name], location)).toBe(false);
  });

  it('have patterns without long classes of letters, with which the database would read the whole table', () => {
    for (const { source } of patternsFor(['zurich'])) expect(source).not.toMatch(/\[[^\]]*-|\\W/);
  });

  it('have patterns of the length that the platform accepts', () => {
    const many = Array.from({ length: 40 }, (_, at) => `san sebastian ${'a'.repeat(at)}`);
    expect(patternsFor(many).length).toBeGreaterThan(1);
    for (const { source } of patternsFor(many)) expect(source.length).toBeLessThanOrEqual(100);
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

it('a hotel is found by the Hebrew names of its city and country, which are stored in English', () => {
  const placesInHebrew = new Map([['אילת', ['eilat']]]);
  const { q } = adminQueries.hotels({ words: ['אילת', 'ים'], placesInHebrew, show: 'ALL', sort: 'NEWEST' });
  const [{ $or: first = [] } = {}, { $or: second = [] } = {}] = (
    q as { $and: { $or?: Record<string, { $regex: string }>[] }[] }
  ).$and;
  const found = (filters: typeof first, field: string, text: string) =>
    filters.some((filter) => filter[field] && new RegExp(filter[field].$regex, 'i').test(text));
  expect([found(first, 'city', 'Eilat'), found(first, 'country', 'Eilat')]).toEqual([true, true]);
  expect([found(first, 'city', 'Neilat'), found(second, 'city', 'Eilat')]).toEqual([false, false]);
  expect(found(first, 'name_he', 'מלון אילת')).toBe(true);
});
