import { describe, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { commonStay, rowStay } from './rowStay.ts';
import { favoriteRow, freeCancellation, from300, savedFor, savedWith } from './testing/favorites.ts';

const list = { checkIn: addDays(today(), 3), checkOut: addDays(today(), 4), party: defaultParty };
const day = (ahead: number) => addDays(today(), ahead);

describe('the stay of a saved hotel', () => {
  it('is the saved one, with its guests and wishes', () => {
    const { savedStay } = savedWith({ childrenAges: [4, 9], infants: 1, wishes: freeCancellation });
    expect(rowStay(savedStay, list)).toEqual({
      stay: {
        checkIn: savedFor.checkIn,
        checkOut: savedFor.checkOut,
        party: { adults: 2, children: 2, childrenAges: [4, 9], infants: 1, rooms: 1 },
        wishes: { meals: [], freeCancellation: true },
      },
      isOwn: true,
      past: null,
    });
  });

  it('has the dates of the list and the saved guests and wishes when the saved dates are past', () => {
    const { savedStay } = savedWith({
      checkIn: day(-1),
      checkOut: day(2),
      adults: 3,
      wishes: freeCancellation,
    });
    expect(rowStay(savedStay, list)).toMatchObject({
      stay: { checkIn: list.checkIn, party: { adults: 3 }, wishes: { freeCancellation: true } },
      past: { checkIn: day(-1), checkOut: day(2) },
    });
    expect(rowStay(savedWith({ checkIn: today(), checkOut: day(2) }).savedStay, list).past).toBeNull();
  });

  it.each([
    ['none was saved', null],
    ['its guests are not valid', savedWith({ adults: 0 }).savedStay],
    ['its dates are too far ahead', savedWith({ checkIn: day(700), checkOut: day(702) }).savedStay],
  ])('is that of the list when %s', (_, saved) => {
    expect(rowStay(saved, list)).toEqual({ stay: list, isOwn: false, past: null });
  });
});

describe('the common stay of several favorites', () => {
  it('is that of the list when only their minimum prices differ', () => {
    const ranged = savedWith({ wishes: from300 });
    const plain = favoriteRow();
    const stays = (...favorites: (typeof plain)[]) => favorites.map((each) => rowStay(each.savedStay, list));
    expect(commonStay(stays(ranged, ranged), list).wishes?.price).toEqual({
      min: 300,
      max: 800,
      per: 'NIGHT',
    });
    expect(commonStay(stays(ranged, plain), list)).toBe(list);
  });

  const [first, other] = [favoriteRow(), savedWith({ wishes: freeCancellation })];
  const rows = (...favorites: (typeof first)[]) => favorites.map(({ savedStay }) => rowStay(savedStay, list));

  it('is their stay if it is the same for all, otherwise that of the list', () => {
    expect(commonStay(rows(first, first), list)).toMatchObject({ checkIn: savedFor.checkIn });
    expect(commonStay(rows(first, other), list)).toBe(list);
    expect(commonStay([], list)).toBe(list);
  });
});
