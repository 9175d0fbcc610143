import { describe, expect, it } from 'vitest';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { roomOffer } from '#web/testing/hotelFactories.ts';
import { sampleBooking } from '#web/testing/sampleBooking.ts';
import { bookedOffer } from './bookedOffer.ts';

const free = { isFree: true, freeUntil: '2026-05-10T00:00:00Z' };
const terms = roomOffer().cancellation;
const until = (freeUntil: string) => roomOffer({ cancellation: { ...terms, isFree: true, freeUntil } });
const party: PartySize = { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 };
const stay = { checkIn: '2026-05-12', checkOut: '2026-05-18', party };
const draft = { ...sampleBooking, roomNames: roomOffer().roomNames, cancellation: { ...terms, ...free } };
const rated = [until('2026-05-09T00:00:00Z'), { ...until(free.freeUntil), id: 'booked' }];

describe('the offer of an unpaid booking', () => {
  it('is the one with its rooms, meals and cancellation terms, not another rate of the same room', () => {
    expect(bookedOffer(rated, draft, stay)?.id).toBe('booked');
  });

  it.each([
    ['its rate is not offered any more', rated.slice(0, 1), stay],
    ['the page shows other nights', rated, { ...stay, checkOut: '2026-05-17' }],
    ['the page shows other guests', rated, { ...stay, party: { ...party, children: 1, childrenAges: [4] } }],
  ])('is unknown when %s', (_why, offers, shown) => {
    expect(bookedOffer(offers, draft, shown)).toBeNull();
  });

  it('is found although the ages of the children are in another order', () => {
    const family = { ...draft, party: { ...draft.party, childrenAges: [7, 4] } };
    expect(
      bookedOffer(rated, family, { ...stay, party: { ...party, children: 2, childrenAges: [4, 7] } })?.id,
    ).toBe('booked');
  });
});
