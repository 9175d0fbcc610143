import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { HOTEL_ID, storedHotelWith, storedStay, refused, saved } from '../testing/own-inventory.ts';
import { dana, eve } from '../testing/kit.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

describe('an inventory on a platform that responds late or not at all', () => {
  const lost = () => Promise.reject(new AppError('TIMEOUT'));

  it('repeats its write and books once', async () => {
    const { booked, pay, ownInventory: rooms, kinds } = storedHotelWith(1);
    const id = await booked(dana);
    const { change } = rooms.rooms;
    let writes = 0;
    rooms.rooms.change = async (...args) => {
      const isWritten = await change(...args);
      writes += 1;
      return writes === 2 ? lost() : isWritten;
    };
    expect(await pay(dana, id)).toMatchObject(saved('confirmed'));
    expect(kinds()).toEqual(['booking']);
  });

  it('leaves the outcome pending, and the status check finds what was written', async () => {
    const { booked, pay, ownInventory: rooms, service, clock, records, kinds } = storedHotelWith(1);
    const id = await booked(dana);
    const { change, inventory } = rooms.rooms;
    let writes = 0;
    rooms.rooms.change = async (...args) => {
      await change(...args);
      writes += 1;
      if (writes === 2) rooms.rooms.inventory = lost;
      return writes < 2 || lost();
    };
    expect(await pay(dana, id)).toMatchObject({ booking: { status: 'pending', pendingOperation: 'book' } });
    Object.assign(rooms.rooms, { change, inventory });
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(records.get(id)).toMatchObject({ status: 'confirmed', pendingOperation: null });
    expect(kinds()).toEqual(['booking']);
  });

  it('never books late once a status check has found nothing', async () => {
    const { booked, pay, ownInventory: rooms, service, clock, records, kinds } = storedHotelWith(1);
    const id = await booked(dana);
    const { change } = rooms.rooms;
    const sent: Parameters<typeof change>[] = [];
    let writes = 0;
    rooms.rooms.change = (...args) => {
      writes += 1;
      if (writes === 1) return change(...args);
      sent.push(args);
      return lost();
    };
    expect(await pay(dana, id)).toMatchObject({ booking: { status: 'pending', pendingOperation: 'book' } });
    rooms.rooms.change = change;
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(records.get(id)).toMatchObject({
      status: 'pending',
      pendingOperation: null,
      outcome: { kind: 'refused' },
    });
    for (const args of sent) expect(await change(...args)).toBe(false);
    expect(kinds()).not.toContain('booking');
    const clientRef = records.get(id)?.clientRef ?? '';
    const { quote } = records.get(id) ?? {};
    if (!quote) throw new Error('no quote');
    const request = {
      place: { hotelId: HOTEL_ID, stay: storedStay },
      quote,
      hold: { ref: 'draft', holder: 'dana', isPaying: true, newcomerAddress: null },
      clientRef,
      rooms: [],
      email: '',
      phone: '',
    };
    expect(await rooms.supplier.book(request)).toEqual({ kind: 'gone' });
    expect(await pay(dana, id, 'pay again')).toMatchObject(saved('confirmed'));
  });

  it('refuses before anything is written when the platform is unavailable', async () => {
    const { booked, pay, create, ownInventory: rooms, records } = storedHotelWith(1);
    const id = await booked(dana);
    rooms.rooms.inventory = () => Promise.reject(new AppError('PLATFORM_UNAVAILABLE'));
    expect(await pay(dana, id)).toMatchObject(refused('PROVIDER_UNAVAILABLE'));
    expect(await create(eve)).toMatchObject(refused('PROVIDER_UNAVAILABLE'));
    expect(records.get(id)).toMatchObject({ attempt: 0, pendingOperation: null });
  });
});

describe('the audit of our own inventory', () => {
  it('releases rooms that belong to no booking', async () => {
    const { booked, pay, service, records, kinds, notifications } = storedHotelWith(1);
    const id = await booked(dana);
    await pay(dana, id);
    const record = records.get(id);
    if (!record) throw new Error('no record');
    // The booking was set back by another client of the platform.
    records.set(id, { ...record, status: 'pending', providerRef: null, payment: null, outcome: null });
    expect(await service.auditReservations()).toEqual({ listed: 1, finds: { cancelled: 1, reported: 0 } });
    expect(kinds()).toEqual(['gone']);
    expect(notifications).toEqual(['booking-confirmed booking-1']);
  });
});
