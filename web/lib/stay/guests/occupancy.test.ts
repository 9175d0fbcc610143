import { describe, expect, it } from 'vitest';
import { defaultParty, partyProblem, readRequestedParty, readParty, writeParty } from './occupancy.ts';

const read = (query: string) => readParty(new URLSearchParams(query));

describe('the party of a URL', () => {
  it.each([
    ['', { ...defaultParty }],
    ['guests=3', { ...defaultParty, adults: 3 }],
    ['guests=4&adults=2&children=2&ages=4,9', { ...defaultParty, children: 2, childrenAges: [4, 9] }],
    ['guests=2&infants=1&rooms=2', { ...defaultParty, infants: 1, rooms: 2 }],
    ['guests=4&children=2&ages=4,9', { ...defaultParty, children: 2, childrenAges: [4, 9] }],
    // The parts contradict the total or each other: the total counts.
    ['guests=5&adults=2&children=2&ages=4,9', { ...defaultParty, adults: 5 }],
    ['guests=3&adults=2&children=1', { ...defaultParty, adults: 3 }],
    ['guests=2&rooms=4', { ...defaultParty }],
    ['guests=two', { ...defaultParty }],
    ['guests=900', { ...defaultParty }],
  ])('is read from “%s”', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each([
    ['', false],
    ['guests=3', false],
    ['guests=', false],
    ['guests=4&adults=2&children=2&ages=4,9', false],
    ['guests=-1', true],
    ['guests=9999', true],
    ['guests=two', true],
    ['guests=0', true],
    ['guests=2&rooms=many', true],
    ['rooms=9&adults=4', true],
    ['children=1', true],
    ['guests=5&adults=2&children=2&ages=4,9', true],
  ])('is replaced for “%s”: %s', (query, isReplaced) => {
    expect(readRequestedParty(new URLSearchParams(query)).isReplaced).toBe(isReplaced);
  });

  it('is read back as it was written', () => {
    const party = { adults: 5, children: 3, childrenAges: [0, 7, 17], infants: 1, rooms: 2 };
    const params = new URLSearchParams();
    writeParty(params, party);
    expect(params.get('guests')).toBe('8');
    expect(readRequestedParty(params)).toEqual({ party, isReplaced: false });
  });

  it('is written as the total alone for adults in one room', () => {
    const params = new URLSearchParams('rooms=3&ages=5');
    writeParty(params, { ...defaultParty, adults: 4 });
    expect(params.toString()).toBe('guests=4');
  });
});

describe('the problem of a party', () => {
  it.each([
    [{ ...defaultParty, rooms: 3 }, 'adults-below-rooms'],
    [{ ...defaultParty, adults: 9 }, 'too-many-adults'],
    [{ ...defaultParty, adults: 31, rooms: 9 }, 'too-many-adults'],
    [{ ...defaultParty, children: 4, childrenAges: [3, 3, 3, 3], infants: 1 }, 'too-many-children'],
    [{ ...defaultParty, children: 1, childrenAges: [18] }, 'out-of-range'],
    [{ ...defaultParty, children: 1 }, 'out-of-range'],
    [{ ...defaultParty, adults: 16, rooms: 2 }, null],
  ])('with %o is %s', (party, problem) => {
    expect(partyProblem(party)).toBe(problem);
  });
});
