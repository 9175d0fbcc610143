import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultParty, partyProblem, type PartySize } from './occupancy.ts';
import {
  ageHint,
  guestLimits,
  type PartyDraft,
  partyOf,
  withAdults,
  withAge,
  withChildren,
  withRooms,
} from './guests.ts';

const party = (over: Partial<PartySize>): PartySize => ({
  ...defaultParty,
  children: over.childrenAges?.length ?? 0,
  ...over,
});

describe('the ages of children', () => {
  it.each([
    { ages: [], count: 2, expected: [null, null] },
    { ages: [7], count: 3, expected: [7, null, null] },
    { ages: [7, 9, 11], count: 1, expected: [7] },
    { ages: [7], count: 0, expected: [] },
  ])('$ages are resized to $count', ({ ages, count, expected }) => {
    const resized = withChildren(party({ childrenAges: ages }), count);
    expect(resized.childrenAges).toEqual(expected);
    expect(resized.children).toBe(count);
  });

  it('can be searched once all are known', () => {
    const requested = withChildren(party({ childrenAges: [7] }), 2);
    expect(partyOf(requested)).toBeNull();
    expect(partyOf(withAge(requested, 1, 0))).toEqual(party({ childrenAges: [7, 0] }));
    expect(partyOf(party({}))).toEqual(defaultParty);
  });

  it('can be set one by one', () => {
    expect(withAge(party({ childrenAges: [2, 2] }), 1, 9).childrenAges).toEqual([2, 9]);
  });

  it.each([
    [0, 'infant'],
    [1, 'infant'],
    [2, null],
    [12, null],
    [13, 'adult'],
    [17, 'adult'],
  ])('of %i get the hint %s', (age, hint) => {
    expect(ageHint(age)).toBe(hint);
  });
});

describe('the limits of the guests', () => {
  it.each([
    { name: 'defaults', guests: party({}), rooms: [1, 9], adults: [1, 8], children: [0, 4] },
    {
      name: 'nine adults need two rooms',
      guests: party({ adults: 9, rooms: 2 }),
      rooms: [2, 9],
      adults: [1, 16],
      children: [0, 8],
    },
    {
      name: 'five young need two rooms',
      guests: party({ rooms: 2, childrenAges: [3, 3, 3], infants: 2 }),
      rooms: [2, 9],
      adults: [2, 16],
      children: [0, 6],
    },
    {
      name: 'a full house',
      guests: party({ adults: 30, rooms: 9 }),
      rooms: [4, 9],
      adults: [1, 30],
      children: [0, 36],
    },
  ])('the limits of the guests: $name', ({ guests, rooms, adults, children }) => {
    const limits = guestLimits(guests);
    expect([limits.rooms.min, limits.rooms.max]).toEqual(rooms);
    expect([limits.adults.min, limits.adults.max]).toEqual(adults);
    expect([limits.children.min, limits.children.max]).toEqual(children);
  });

  it('keep an adult in every room', () => {
    expect(withRooms(party({}), 3)).toMatchObject({ rooms: 3, adults: 3 });
    expect(withAdults(party({ rooms: 3, adults: 3 }), 2)).toMatchObject({ rooms: 2, adults: 2 });
  });

  it('allow no change that makes the party unsearchable', () => {
    const step = fc.tuple(fc.constantFrom('rooms', 'adults', 'children', 'infants'), fc.nat(40));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let guests: PartyDraft = defaultParty;
        for (const [what, wish] of steps) {
          const limits = guestLimits(guests);
          const within = (range: { min: number; max: number }) =>
            Math.min(range.max, Math.max(range.min, wish));
          if (what === 'rooms') guests = withRooms(guests, within(limits.rooms));
          if (what === 'adults') guests = withAdults(guests, within(limits.adults));
          if (what === 'children') guests = withChildren(guests, within(limits.children));
          if (what === 'infants') guests = { ...guests, infants: within(limits.infants) };
          const givenAges = guests.childrenAges.map((age) => age ?? 9);
          expect(partyProblem({ ...guests, childrenAges: givenAges })).toBeNull();
        }
      }),
    );
  });
});
