import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { caller, confirmInput, createInput, dana, setUp, START } from '../testing/kit.ts';

describe('a stay that begins today', () => {
  const stored = createInput({ hotelId: 'stored-1', offerId: 'offer-stored' });
  const at = (location: string) => {
    const hotels = { nameAndPlace: () => Promise.resolve({ name: 'Hotel Mar', nameHe: null, location }) };
    const kit = setUp({ hotels });
    return { ...kit, moveTo: (moment: string) => kit.clock.advance(Date.parse(moment) - kit.clock.now()) };
  };

  it.each([
    ['in Israel until midnight there', 'Haifa, Israel', '2026-12-10T21:59:00Z'],
    ['in the last time zone of a large country', 'Honolulu, United States', '2026-12-11T09:59:00Z'],
    ['in the last time zone of the world for an unknown country', '', '2026-12-11T11:59:00Z'],
  ])('can be booked while the check-in day lasts at the property: %s', async (_name, location, moment) => {
    const { service, moveTo } = at(location);
    await moveTo(moment);
    expect(await service.create(caller(dana), stored)).toMatchObject({ __typename: 'BookingSaved' });
  });

  it.each([
    ['in Israel', 'Haifa, Israel', '2026-12-10T22:00:00Z'],
    ['east of Israel, where it ends earlier', 'Tokyo, Japan', '2026-12-10T15:00:00Z'],
    ['in every time zone of a large country', 'New York, United States', '2026-12-11T11:00:00Z'],
    ['in every time zone of the world', '', '2026-12-11T12:00:00Z'],
  ])('is refused when the check-in day is over %s', async (_name, location, moment) => {
    const { service, moveTo, records } = at(location);
    await moveTo(moment);
    expect(await service.create(caller(dana), stored)).toMatchObject({ code: 'QUOTE_EXPIRED' });
    expect(records.size).toBe(0);
  });

  it('is refused after the check-in day in the last time zone of the world when the hotel cannot be read', async () => {
    const unreadable = { nameAndPlace: () => Promise.reject(new AppError('PLATFORM_UNAVAILABLE')) };
    const { service, clock } = setUp({ hotels: unreadable });
    await clock.advance(Date.parse('2026-12-11T12:00:00Z') - START);
    expect(await service.create(caller(dana), stored)).toMatchObject({ code: 'QUOTE_EXPIRED' });
  });

  it('can be paid for half an hour after its price was quoted, even past midnight, but not later', async () => {
    const { service, moveTo, records } = at('Haifa, Israel');
    await moveTo('2026-12-10T21:50:00Z');
    await service.create(caller(dana), stored);
    const draft = records.get('booking-1');
    await moveTo('2026-12-10T22:21:00Z');
    expect(await service.confirm(caller(dana), confirmInput())).toMatchObject({ code: 'QUOTE_EXPIRED' });
    if (draft)
      records.set('booking-1', {
        ...draft,
        quote: draft.quote && { ...draft.quote, quotedAt: '2026-12-10T21:59:00.000Z' },
      });
    expect(await service.confirm(caller(dana), confirmInput())).toMatchObject({
      booking: { status: 'confirmed' },
    });
  });
});
