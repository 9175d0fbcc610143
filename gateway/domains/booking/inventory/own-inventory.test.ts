import { describe, expect, it } from 'vitest';
import { cancelInput } from '../testing/cancel.ts';
import { storedHotelWith, refused, saved } from '../testing/own-inventory.ts';
import { caller, confirmInput, dana, eve, noa } from '../testing/kit.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

describe('the last room of a stored hotel', () => {
  it('is held for the first draft for half an hour, and sold once', async () => {
    const { booked, create, pay, clock, kinds } = storedHotelWith(1);
    const first = await booked(dana);
    expect(await create(eve)).toMatchObject(refused('ROOM_UNAVAILABLE'));
    await clock.advance(29 * MINUTE_MS);
    expect(await create(eve)).toMatchObject(refused('ROOM_UNAVAILABLE'));
    await clock.advance(MINUTE_MS);
    const second = await booked(eve);
    expect(await pay(dana, first)).toMatchObject(refused('ROOM_UNAVAILABLE'));
    expect(await pay(eve, second)).toMatchObject(saved('confirmed'));
    expect(kinds()).toEqual(['booking']);
    // Paying the same draft again gives the same result.
    expect(await pay(dana, first, 'pay again')).toMatchObject(refused('ROOM_UNAVAILABLE'));
    expect(await pay(eve, second)).toMatchObject(saved('confirmed'));
    expect(kinds()).toEqual(['booking']);
  });

  it('is not sold twice: three of eight drafts that are paid at once get the three rooms', async () => {
    const { booked, pay, ownInventory: rooms, kinds } = storedHotelWith(null);
    const people = Array.from({ length: 8 }, (_, nth) => ({
      ...dana,
      id: `p${nth}`,
      email: `p${nth}@example.com`,
    }));
    const drafts: string[] = [];
    for (const person of people) drafts.push(await booked(person));
    rooms.stock.count = 3;
    const answers = await Promise.all(people.map((person, nth) => pay(person, drafts[nth] ?? '')));
    const lost = answers.filter((answer) => answer.__typename !== 'BookingSaved');
    expect(lost).toEqual(Array.from({ length: 5 }, () => refused('ROOM_UNAVAILABLE')));
    expect(kinds()).toEqual(['booking', 'booking', 'booking']);
  });

  it('is reported as held for half an hour, and never when rooms are not counted', async () => {
    const { booked, service, records, clock } = storedHotelWith(1);
    const id = await booked(dana);
    const until = async () => {
      const booking = records.get(id);
      return booking && service.heldUntil(booking);
    };
    expect(await until()).toBe(new Date(clock.now() + 30 * MINUTE_MS).toISOString());
    await clock.advance(31 * MINUTE_MS);
    expect(await until()).toBeNull();
    const uncounted = storedHotelWith(null);
    const free = uncounted.records.get(await uncounted.booked(dana));
    expect(free && (await uncounted.service.heldUntil(free))).toBeNull();
  });

  it('can be booked while the provider accepts no reservations', async () => {
    const { booked, pay, script } = storedHotelWith(1);
    script.takesBookings = () => false;
    expect(await pay(dana, await booked(dana))).toMatchObject(saved('confirmed'));
  });

  it('is not sold again when it was booked before rooms were counted', async () => {
    const { booked, pay, create, ownInventory: rooms } = storedHotelWith(null);
    await pay(dana, await booked(dana));
    rooms.stock.count = 1;
    expect(await create(eve)).toMatchObject(refused('ROOM_UNAVAILABLE'));
  });

  it('can be selected again by its holder, from the hotel page and after signing in', async () => {
    const { create, service, pay, kinds } = storedHotelWith(1);
    const claim = 'c'.repeat(43);
    expect(await create(null, claim)).toMatchObject(saved('pending'));
    const again = await create(null, claim);
    expect(again).toMatchObject(saved('pending'));
    expect(kinds()).toEqual(['hold']);
    await service.claim(caller(dana, claim), 'booking-2');
    expect(await pay(dana, 'booking-2')).toMatchObject(saved('confirmed'));
    expect(kinds()).toEqual(['booking']);
  });

  it('is held for another half hour when its quote is renewed', async () => {
    const { booked, create, service, clock } = storedHotelWith(1);
    const first = await booked(dana);
    await clock.advance(26 * MINUTE_MS);
    expect(await service.recheck(caller(dana), first)).toMatchObject(saved('pending'));
    await clock.advance(20 * MINUTE_MS);
    expect(await create(eve)).toMatchObject(refused('ROOM_UNAVAILABLE'));
  });

  it.each<[string, (kit: ReturnType<typeof storedHotelWith>, id: string) => Promise<unknown>]>([
    [
      'its owner',
      ({ service }, id) => service.cancel(caller(dana), cancelInput({ bookingId: id, feeSeenMinor: 90_000 })),
    ],
    [
      'an administrator',
      async ({ service, clock }, id) => {
        await service.setStatus(caller(noa), id, 'cancelled');
        await clock.advance(11_000);
      },
    ],
  ])('is available again when %s cancels', async (_who, cancel) => {
    const kit = storedHotelWith(1);
    const id = await kit.booked(dana);
    await kit.pay(dana, id);
    await cancel(kit, id);
    await expect
      .poll(() => kit.records.get(id))
      .toMatchObject({ status: 'cancelled', pendingOperation: null });
    expect(await kit.create(eve)).toMatchObject(saved('pending'));
    expect(await kit.service.auditReservations()).toEqual({
      listed: 0,
      finds: { cancelled: 0, reported: 0 },
    });
  });
});

describe('holds', () => {
  it('are limited to three per person, and expire', async () => {
    const { create, clock, kinds } = storedHotelWith(5);
    for (const hotel of ['a', 'b', 'c'])
      expect(await create(dana, null, hotel)).toMatchObject(saved('pending'));
    expect(await create(dana, null, 'd')).toMatchObject(refused('RATE_LIMITED'));
    expect(kinds()).toEqual(['hold', 'hold', 'hold']);
    expect(await create(eve, null, 'd')).toMatchObject(saved('pending'));
    await clock.advance(30 * MINUTE_MS);
    expect(await create(dana, null, 'd')).toMatchObject(saved('pending'));
  });

  it('are limited to three for a browser that sends all requests at once', async () => {
    const { create, kinds } = storedHotelWith(5);
    const claim = 'c'.repeat(43);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((hotel) => create(null, claim, hotel)),
    );
    const started = answers.filter((answer) => answer.__typename === 'BookingSaved').length;
    expect(started).toBeLessThanOrEqual(3);
    expect(kinds()).toHaveLength(started);
  });

  it('are refused to visitors from an IP address that has started too many, whatever their cookies', async () => {
    const { create, ownInventory: rooms } = storedHotelWith(5);
    rooms.stock.barred.add(caller(null).callerAddress);
    expect(await create(null, 'n'.repeat(43))).toMatchObject(refused('RATE_LIMITED'));
    expect(await create(dana)).toMatchObject(saved('pending'));
    rooms.stock.count = null;
    expect(await create(null, 'm'.repeat(43))).toMatchObject(saved('pending'));
  });

  it('of a new account also count for its IP address, because accounts are free', async () => {
    const { create, clock, ownInventory: rooms } = storedHotelWith(5);
    const young = { ...dana, createdAt: new Date(clock.now()).toISOString() };
    rooms.stock.barred.add(caller(young).callerAddress);
    expect(await create(young)).toMatchObject(refused('RATE_LIMITED'));
    await clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect(await create(young)).toMatchObject(saved('pending'));
  });

  it('are released after a confirm request that came too late', async () => {
    const { booked, pay, kinds, ownInventory: rooms, otherInstance } = storedHotelWith(2);
    const id = await booked(dana);
    const { hold } = rooms.supplier;
    let isFirst = true;
    rooms.supplier.hold = async (request) => {
      if (isFirst) {
        isFirst = false;
        // The other process has confirmed before this one holds the rooms.
        await otherInstance().confirm(caller(dana), confirmInput({ bookingId: id, key: `pay ${id}` }));
      }
      return hold(request);
    };
    expect(await pay(dana, id)).toMatchObject(saved('confirmed'));
    expect(kinds()).toEqual(['booking']);
  });

  it('do not exist when rooms are not counted', async () => {
    const { create, kinds } = storedHotelWith(null);
    for (const hotel of ['a', 'b', 'c', 'd']) await create(dana, null, hotel);
    expect(kinds()).toEqual([]);
  });
});
