import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { insuranceFor, carRental } from '#shared/extras/extras.ts';
import type { Booking } from '#models/booking.ts';
import type { CreateInput } from '../inputs.ts';
import { revisionOf } from './revision.ts';
import { refused, saved, storedHotelWith } from '../testing/own-inventory.ts';
import {
  caller,
  confirmInput,
  createInput,
  dana,
  eve,
  FARE,
  ils,
  noa,
  providerOffer,
  setUp,
  shownOffer,
  stay,
} from '../testing/kit.ts';

const me = caller(dana);

/** Five nights for three adults in the suite, at 2,000. */
const other: CreateInput['stay'] = {
  checkIn: '2026-12-11',
  checkOut: '2026-12-16',
  occupancy: { adults: 3, children: 0, childrenAges: [], infants: 0, rooms: 1 },
};
const SUITE = 200_000;
const choice = (changes: Partial<CreateInput> = {}) =>
  createInput({
    offerId: 'offer-suite',
    stay: other,
    expectedTotalMinor: SUITE,
    key: 'change-1',
    bookingId: 'booking-1',
    ...changes,
  });

/** A draft of dana's with a request and every kind of extra, and an offer of the suite for the other stay. */
async function started(starter = me) {
  const kit = setUp();
  await kit.service.create(starter, createInput());
  const quoted = shownOffer().provider;
  if (!quoted) throw new Error('no offer');
  const suite = {
    ...shownOffer(),
    id: 'offer-suite',
    roomNames: ['Suite'],
    total: ils(SUITE),
    cancellation: {
      ...shownOffer().cancellation,
      steps: [{ from: '2026-12-05T00:00', fee: ils(SUITE) }],
    },
    provider: { ...quoted, bookingCode: 'SUITE', totalFareLiteral: '2000.00' },
  };
  const occupancy = { adults: 3, childrenAges: [], infants: 0, rooms: 1 };
  const { checkIn, checkOut } = other;
  kit.kept.set(suite.id, { hotelId: '1000001', stay: { checkIn, checkOut, occupancy }, offer: suite });
  kit.script.check = (code) =>
    Promise.resolve({
      kind: 'available',
      offer:
        code === 'SUITE'
          ? providerOffer(SUITE, { bookingCode: code, roomNames: ['Suite'] })
          : providerOffer(FARE, { bookingCode: code }),
    });
  const stored = (id = 'booking-1'): Booking => {
    const booking = kit.records.get(id);
    if (!booking) throw new Error('no booking');
    return booking;
  };
  return { ...kit, stored };
}

async function withExtras() {
  const kit = await started();
  await kit.service.updateExtras(me, 'booking-1', {
    car: { carType: 'family', addons: ['gps'] },
    insurance: true,
    attractions: [{ id: 'zoo', quantity: 2 }],
  });
  await kit.service.updateGuests(me, 'booking-1', { firstName: 'Dana', specialRequests: 'Baby cot' });
  return kit;
}

describe('another stay or room for an unpaid booking', () => {
  it('is refused, without a second booking, while the session of its member cannot be checked', async () => {
    const { service, records } = await started();
    const changing = service.create({ ...caller(null), isViewerUnknown: true }, choice());
    await expect(changing).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(records.size).toBe(1);
  });

  it('replaces the old one in the same booking, which keeps guests and extras, priced for the new stay', async () => {
    const { service, stored, records } = await withExtras();
    expect(await service.create(me, choice())).toMatchObject({
      __typename: 'BookingSaved',
      booking: {
        id: 'booking-1',
        status: 'pending',
        checkIn: '2026-12-11',
        checkOut: '2026-12-16',
        nights: 5,
        guests: 3,
        occupancy: { adults: 3, childrenAges: [] },
        roomType: 'Suite',
        totalPrice: ils(SUITE),
        quote: { offerId: 'offer-suite', roomNames: ['Suite'], nights: 5 },
        carRental: carRental({ carType: 'family', addons: ['gps'] }, 5),
        insurance: insuranceFor(3),
        attractions: [{ id: 'zoo', quantity: 2 }],
        guest: { firstName: 'Dana', specialRequests: 'Baby cot' },
        createdBy: 'dana@example.com',
      },
    });
    expect(records.size).toBe(1);
    expect(stored().history.at(-1)).toMatchObject({ who: 'owner', what: 'stay or room changed' });
  });

  it('leaves out a car that is no longer in the catalogue, and keeps tickets at their price', async () => {
    const { service, records, stored } = await withExtras();
    const gone = { id: 'moon', name: 'Moon walk', price: ils(100), quantity: 1 };
    const car = { carType: 'limousine', addons: [], days: 3, price: ils(90_000) };
    records.set('booking-1', { ...stored(), carRental: car, attractions: [gone] });
    expect(await service.create(me, choice())).toMatchObject({
      booking: { carRental: null, insurance: insuranceFor(3), attractions: [gone] },
    });
  });

  it('changes nothing when the request is repeated, also at the same time; once paid, asks before booking again', async () => {
    const { service, stored, records } = await started();
    await Promise.all([service.create(me, choice()), service.create(me, choice())]);
    const once = stored();
    expect(await service.create(me, choice())).toMatchObject({ __typename: 'BookingSaved', booking: once });
    await service.confirm(me, confirmInput({ expectedTotalMinor: SUITE }));
    expect(await service.create(me, choice())).toMatchObject({
      __typename: 'DuplicateBooking',
      booking: { id: 'booking-1', status: 'confirmed' },
    });
    expect(records.size).toBe(1);
  });

  it('can be chosen by the visitor who started the booking', async () => {
    const visitor = caller(null);
    const { service, stored } = await started(visitor);
    const back = caller(null, visitor.kept[0]);
    expect(await service.create(back, choice())).toMatchObject({ booking: { id: 'booking-1', nights: 5 } });
    expect(stored()).toMatchObject({ createdBy: null, roomType: 'Suite' });
  });

  it('can be chosen by an administrator for the owner, who stays the owner', async () => {
    const { service, stored } = await started();
    await service.create(caller(noa), choice());
    expect(stored()).toMatchObject({ createdBy: 'dana@example.com', nights: 5 });
    expect(stored().history.at(-1)).toMatchObject({ who: 'admin u3' });
  });

  it.each<[string, (kit: Awaited<ReturnType<typeof started>>) => unknown]>([
    ['is paid', ({ service }) => service.confirm(me, confirmInput())],
    ['is cancelled', ({ records, stored }) => records.set('booking-1', { ...stored(), status: 'cancelled' })],
    [
      'is of another hotel',
      ({ records, stored }) => records.set('booking-1', { ...stored(), hotelId: 'h2' }),
    ],
    [
      'is of another person',
      ({ records, stored }) => records.set('booking-1', { ...stored(), createdBy: eve.email }),
    ],
  ])('starts a booking when the named one %s, and leaves that one as it is', async (_why, happen) => {
    const kit = await started();
    await happen(kit);
    const before = kit.records.get('booking-1');
    const answer = await kit.service.create(me, choice());
    expect(answer).toMatchObject({ booking: { id: 'booking-2', status: 'pending', nights: 5 } });
    expect(kit.records.get('booking-1')).toBe(before);
  });

  it.each([
    [
      'the price has changed',
      () => Promise.resolve({ kind: 'available' as const, offer: providerOffer(210_000) }),
    ],
    ['the room is gone', () => Promise.resolve({ kind: 'gone' as const, statusCode: 201 })],
    ['the provider does not answer', () => Promise.reject(new AppError('TIMEOUT'))],
  ])('leaves the booking as it was when %s', async (_why, check) => {
    const { service, script, stored, records } = await withExtras();
    const before = stored();
    script.check = check;
    const answer = await service.create(me, choice());
    expect(answer.__typename).not.toBe('BookingSaved');
    expect(stored()).toBe(before);
    expect(records.size).toBe(1);
  });

  it('leaves a booking that is paid at the same moment paid for what it was', async () => {
    const { service, hooks, records, stored } = await started();
    hooks.beforeChange = (booking) => {
      hooks.beforeChange = () => undefined;
      records.set(booking.id, { ...booking, status: 'confirmed', version: booking.version + 1 });
    };
    await expect(service.create(me, choice())).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(stored()).toMatchObject({ status: 'confirmed', nights: 3 });
  });

  it('keeps what another page saves at the same moment', async () => {
    const { service, stored } = await started();
    await Promise.all([
      service.create(me, choice()),
      service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot' }),
      service.updateExtras(me, 'booking-1', { insurance: true }),
    ]);
    expect(stored()).toMatchObject({
      nights: 5,
      guest: { specialRequests: 'Baby cot' },
      insurance: insuranceFor(3),
    });
  });

  it('makes a payment of the earlier choice be refused, also when the total is the same', async () => {
    const { service, stored, kept, script, sent } = await started();
    const suite = kept.get('offer-suite');
    if (!suite) throw new Error('no suite');
    kept.set('offer-suite', { ...suite, offer: { ...shownOffer(), id: 'offer-suite' } });
    script.check = (code) =>
      Promise.resolve({ kind: 'available', offer: providerOffer(FARE, { bookingCode: code }) });
    const expectedRevision = revisionOf(stored());
    await service.create(me, choice({ expectedTotalMinor: FARE }));
    expect(stored()).toMatchObject({ nights: 5, totalPrice: ils(FARE) });
    expect(await service.confirm(me, confirmInput({ expectedRevision }))).toMatchObject(
      refused('AMOUNT_MISMATCH'),
    );
    expect(sent).toEqual([]);
  });

  it('drops the outcome of a payment without a reservation, which was for the earlier choice', async () => {
    const { service, records, stored } = await started();
    const outcome = { kind: 'absent' as const, code: 'PROVIDER_REFUSED' };
    records.set('booking-1', {
      ...stored(),
      outcome,
      tries: 2,
      key: 'pay-1',
      keyHash: 'x',
      clientRef: 'R-1',
    });
    await service.create(me, choice());
    expect(stored()).toMatchObject({ outcome: null, tries: 0, key: null, keyHash: null, clientRef: 'R-1' });
  });
});

describe('the held room of a booking that gets another stay', () => {
  const days = { checkIn: '2026-12-11', checkOut: '2026-12-14' };

  /** Changes dana's draft to a room of the stored hotel; for other days when given. */
  const changeTo = async (
    kit: ReturnType<typeof storedHotelWith>,
    bookingId: string,
    { roomNames = ['Sea View Double'], dates = { checkIn: stay.checkIn, checkOut: stay.checkOut } },
  ) => {
    const hotelId = 'stored-1';
    const known = kit.fresh.offers[0];
    if (!known) throw new Error('no offer');
    const offer = { ...known, id: 'offer-other', roomNames };
    const occupancy = { adults: 2, childrenAges: [5], infants: 0, rooms: 1 };
    kit.fresh.offers = [known, offer];
    kit.kept.set(offer.id, { hotelId, stay: { ...dates, occupancy }, offer });
    return kit.service.create(
      me,
      createInput({ hotelId, offerId: offer.id, stay: { ...stay, ...dates }, key: 'change-1', bookingId }),
    );
  };

  it('is held for the new days instead, even when it is the last one and the days overlap', async () => {
    const kit = storedHotelWith(1);
    const id = await kit.booked(dana);
    expect(await changeTo(kit, id, { dates: days })).toMatchObject(saved('pending'));
    expect(kit.ownInventory.references()).toMatchObject([{ kind: 'hold', ...days }]);
  });

  it('is given back when another room is chosen', async () => {
    const kit = storedHotelWith(1);
    const id = await kit.booked(dana);
    expect(await changeTo(kit, id, { roomNames: ['Suite'] })).toMatchObject(saved('pending'));
    expect(kit.kinds()).toEqual(['hold']);
    expect(await kit.create(eve)).toMatchObject(saved('pending'));
  });

  it('does not count as one of the three rooms that a person may have held', async () => {
    const kit = storedHotelWith(9);
    await kit.create(dana, null, 'hotel-b');
    await kit.create(dana, null, 'hotel-c');
    const id = await kit.booked(dana);
    expect(await kit.create(dana, null, 'hotel-d')).toMatchObject(refused('RATE_LIMITED'));
    await kit.booked(eve);
    expect(await changeTo(kit, id, { dates: days })).toMatchObject(saved('pending'));
  });
});
