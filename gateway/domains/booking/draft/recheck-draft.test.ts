import { describe, expect, it } from 'vitest';
import {
  caller,
  confirmInput,
  createInput,
  dana,
  eve,
  FARE,
  ils,
  providerOffer,
  setUp,
} from '../testing/kit.ts';

async function draft() {
  const kit = setUp();
  await kit.service.create(caller(dana), createInput());
  const sells = (total: number) => {
    kit.script.check = () => Promise.resolve({ kind: 'available', offer: providerOffer(total) });
  };
  return { ...kit, sells, me: caller(dana) };
}

describe('recheckBooking', () => {
  it('writes nothing while the price is unchanged', async () => {
    const { service, records, me } = await draft();
    expect(await service.recheck(me, 'booking-1')).toMatchObject({ booking: { version: 1 } });
    expect(records.get('booking-1')?.version).toBe(1);
  });

  it('renews a quote that is about to expire', async () => {
    const { service, clock, me, fresh, kept } = await draft();
    await clock.advance(40 * 60_000);
    const old = kept.get('offer-1')?.offer;
    if (old?.provider) fresh.offers = [{ ...old, provider: { ...old.provider, searchedAt: clock.now() } }];
    expect(await service.recheck(me, 'booking-1')).toMatchObject({
      booking: {
        version: 2,
        quote: { offerId: 'offer-1', quotedAt: new Date(clock.now()).toISOString() },
      },
    });
  });

  it('asks before applying a higher price, and stores it once accepted', async () => {
    const { service, records, me, sells } = await draft();
    sells(99_000);
    const answer = await service.recheck(me, 'booking-1');
    expect(answer).toMatchObject({ __typename: 'PriceChanged', oldTotal: ils(FARE), newTotal: ils(99_000) });
    expect(records.get('booking-1')?.totalPrice).toEqual(ils(FARE));
    if (!('offer' in answer)) return;
    const accept = { bookingId: 'booking-1', offerId: answer.offer.id };
    const accepted = await service.acceptPrice(me, accept);
    expect(accepted).toMatchObject({ booking: { totalPrice: ils(99_000), quote: { total: ils(99_000) } } });
    expect(await service.acceptPrice(me, accept)).toEqual(accepted);
    expect(await service.recheck(me, 'booking-1')).toMatchObject({ __typename: 'BookingSaved' });
  });

  it('applies a lower price and reports it', async () => {
    const { service, records, me, sells } = await draft();
    sells(81_000);
    expect(await service.recheck(me, 'booking-1')).toMatchObject({
      __typename: 'PriceChanged',
      newTotal: ils(81_000),
    });
    expect(records.get('booking-1')).toMatchObject({ totalPrice: ils(81_000), version: 2 });
  });

  it('returns a paid booking as it is, without calling the provider', async () => {
    const { service, me, checked } = await draft();
    await service.confirm(me, confirmInput());
    const requested = checked.length;
    expect(await service.recheck(me, 'booking-1')).toMatchObject({ booking: { status: 'confirmed' } });
    expect(checked).toHaveLength(requested);
  });

  it('returns the booking instead of a refusal when it was paid while its room was checked', async () => {
    const { service, me, script } = await draft();
    const checks = script.check;
    script.check = async () => {
      script.check = checks;
      await service.confirm(me, confirmInput());
      return { kind: 'gone', statusCode: 201 };
    };
    expect(await service.recheck(me, 'booking-1')).toMatchObject({ booking: { status: 'confirmed' } });
  });

  it('refuses a draft whose room is gone', async () => {
    const { service, me, script } = await draft();
    script.check = () => Promise.resolve({ kind: 'gone', statusCode: 201 });
    expect(await service.recheck(me, 'booking-1')).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
  });
});

describe('acceptBookingPrice', () => {
  it('refuses an offer of another room or hotel', async () => {
    const { service, me, kept, deps } = await draft();
    const placed = kept.get('offer-1');
    if (!placed) throw new Error('no offer');
    const closet = { ...placed.offer, roomNames: ['Closet'], total: ils(100) };
    const cheap = await deps.offers.keepOffer({ ...placed, offer: closet });
    for (const offerId of [cheap.id, 'offer-stored', 'nope'])
      expect(await service.acceptPrice(me, { bookingId: 'booking-1', offerId })).toMatchObject({
        code: 'QUOTE_EXPIRED',
      });
  });

  it('hides the booking from other members', async () => {
    const { service } = await draft();
    const accept = { bookingId: 'booking-1', offerId: 'offer-1' };
    await expect(service.acceptPrice(caller(eve), accept)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('updateBookingExtras', () => {
  it('uses prices of the catalogue, leaves missing fields unchanged, and removes those that are null', async () => {
    const { service, me } = await draft();
    const all = {
      car: { carType: 'family', addons: ['gps'] },
      insurance: true,
      attractions: [{ id: 'kayak', quantity: 2 }],
    };
    expect(await service.updateExtras(me, 'booking-1', all)).toMatchObject({
      booking: {
        carRental: { days: 3, price: ils(3 * 14_900 + 2000) },
        insurance: { price: ils(3 * 3400) },
        attractions: [{ name: 'Kayak trip', price: ils(12_000), quantity: 2 }],
        totalPrice: ils(FARE),
      },
    });
    expect(await service.updateExtras(me, 'booking-1', { car: null, attractions: [] })).toMatchObject({
      booking: { carRental: null, insurance: { price: ils(10_200) }, attractions: [] },
    });
    expect(await service.updateExtras(me, 'booking-1', { insurance: false })).toMatchObject({
      booking: { insurance: null },
    });
  });

  it.each([
    [{ car: { carType: 'tank' } }, ['car']],
    [{ attractions: [{ id: 'zoo', quantity: 0 }] }, ['attractions']],
    [
      {
        attractions: [
          { id: 'zoo', quantity: 1 },
          { id: 'zoo', quantity: 1 },
        ],
      },
      ['attractions'],
    ],
  ])('refuses the extras %j', async (extras, fields) => {
    const { service, me, records } = await draft();
    expect(await service.updateExtras(me, 'booking-1', extras)).toEqual({
      __typename: 'BookingInputRefused',
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect(records.get('booking-1')?.version).toBe(1);
  });

  it('is refused once the booking is paid, and to other members', async () => {
    const { service, me } = await draft();
    await expect(service.updateExtras(caller(eve), 'booking-1', {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await service.confirm(me, confirmInput());
    await expect(service.updateExtras(me, 'booking-1', {})).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});
