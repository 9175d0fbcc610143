import { beforeEach, describe, expect, it } from 'vitest';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { storeStay, lastStay } from './lastStay.ts';
import { defaultParty } from './guests/occupancy.ts';

const today = '2026-05-11';
const usual = { checkIn: '2026-05-12', checkOut: '2026-05-18', party: defaultParty, wishes: NO_WISHES };

beforeEach(() => localStorage.clear());

describe('the last stay', () => {
  it('is from tomorrow for six nights at first', () => {
    expect(lastStay(today)).toEqual(usual);
  });

  it('is the one searched last', () => {
    const stay = {
      checkIn: '2026-06-01',
      checkOut: '2026-06-03',
      party: { ...defaultParty, children: 1, childrenAges: [5] },
      wishes: { meals: ['Half Board'], freeCancellation: true },
    };
    storeStay(stay);
    expect(lastStay(today)).toEqual(stay);
  });

  it.each([
    ['past', { checkIn: '2026-05-10', checkOut: '2026-05-12' }],
    ['too long', { checkIn: '2026-05-12', checkOut: '2026-06-30' }],
    ['reversed', { checkIn: '2026-05-14', checkOut: '2026-05-12' }],
    ['not a pair of dates', { checkIn: 'soon', checkOut: 'later' }],
  ])('is not used again when it is %s', (_, days) => {
    storeStay({ ...days, party: defaultParty });
    expect(lastStay(today)).toEqual(usual);
  });

  it('is for two adults when its people are out of range', () => {
    storeStay({ checkIn: '2026-06-01', checkOut: '2026-06-03', party: { ...defaultParty, adults: 90 } });
    expect(lastStay(today).party).toEqual(defaultParty);
  });
});
