import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import {
  caller,
  createInput,
  dana,
  eve,
  FARE,
  ils,
  providerOffer,
  setUp,
  stay,
  storedOffer,
} from '../testing/kit.ts';

describe('createBooking', () => {
  it('starts a pending booking whose amounts the server computed itself', async () => {
    const { service, checked } = setUp();
    const answer = await service.create(caller(dana), createInput());
    expect(answer).toMatchObject({
      __typename: 'BookingSaved',
      booking: {
        status: 'pending',
        hotelName: 'Hotel Mar',
        hotelNameHe: 'מלון מאר',
        hotelLocation: 'Lisbon, Portugal',
        nights: 3,
        guests: 3,
        roomType: 'Sea View Double',
        mealPlan: 'Room only',
        includesMeal: false,
        totalPrice: ils(FARE),
        createdBy: 'dana@example.com',
        guestTokenHash: null,
        pendingOperation: null,
        cancellationPolicy:
          'Free cancellation until 4 Dec 2026, 23:59; non-refundable from 5 Dec 2026, 00:00',
      },
    });
    expect(checked).toEqual(['CODE-1']);
  });

  it('returns the same booking for the same key, also when both requests arrive at once', async () => {
    const { service, records } = setUp();
    const me = caller(dana);
    const [first, second] = await Promise.all([
      service.create(me, createInput()),
      service.create(me, createInput()),
    ]);
    expect(second).toEqual(first);
    expect(await service.create(me, createInput())).toEqual(first);
    expect(records.size).toBe(1);
    await service.create(caller(eve), createInput());
    await service.create(me, createInput({ key: 'create-2' }));
    expect(records.size).toBe(3);
  });

  it('refuses a used key for another stay', async () => {
    const { service } = setUp();
    await service.create(caller(dana), createInput());
    const other = createInput({ stay: { ...stay, checkOut: '2026-12-14' } });
    await expect(service.create(caller(dana), other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it.each([
    ['another offer', { offerId: 'offer-2' }],
    ['another meal plan', { mealPlan: 'Half Board' }],
    ['the same number of guests with other ages', { stay: { ...stay, occupancy: { adults: 3 } } }],
  ])('refuses a used key for %s', async (_content, change) => {
    const { service, records } = setUp();
    await service.create(caller(dana), createInput());
    await expect(service.create(caller(dana), createInput(change))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(records.size).toBe(1);
  });

  it.each([80_000, 95_000])(
    'stores nothing when the price became %i, and returns the new offer',
    async (total) => {
      const { service, script, records } = setUp();
      script.check = () => Promise.resolve({ kind: 'available', offer: providerOffer(total) });
      const answer = await service.create(caller(dana), createInput());
      expect(answer).toMatchObject({ __typename: 'PriceChanged', oldTotal: ils(FARE), newTotal: ils(total) });
      expect(records.size).toBe(0);
      if (!('offer' in answer)) return;
      const accepted = createInput({ offerId: answer.offer.id, expectedTotalMinor: total });
      expect(await service.create(caller(dana), accepted)).toMatchObject({
        booking: { totalPrice: ils(total) },
      });
    },
  );

  it('reports changed terms like a changed price', async () => {
    const { service, script } = setUp();
    const strict = providerOffer(FARE, { cancellation: [], isRefundable: false });
    script.check = () => Promise.resolve({ kind: 'available', offer: strict });
    expect(await service.create(caller(dana), createInput())).toMatchObject({ __typename: 'PriceChanged' });
  });

  it('refuses an amount that was never the price', async () => {
    const { service, records } = setUp();
    const answer = await service.create(caller(dana), createInput({ expectedTotalMinor: 100 }));
    expect(answer).toEqual({ __typename: 'BookingRefused', code: 'AMOUNT_MISMATCH' });
    expect(records.size).toBe(0);
  });

  it('searches again for a booking code that is 26 minutes old and takes the same room', async () => {
    const { service, clock, fresh, kept, checked } = setUp();
    await clock.advance(26 * 60_000);
    const old = kept.get('offer-1')?.offer;
    if (!old?.provider) throw new Error('no offer');
    const provider = { ...old.provider, bookingCode: 'CODE-2', searchedAt: clock.now() };
    const suite = { ...old, roomNames: ['Suite'], provider: { ...provider, bookingCode: 'SUITE' } };
    fresh.offers = [suite, { ...old, id: 'offer-2', provider }];
    expect(await service.create(caller(dana), createInput())).toMatchObject({ __typename: 'BookingSaved' });
    expect(checked).toEqual(['CODE-2']);
    fresh.offers = [suite];
    expect(await service.create(caller(dana), createInput({ key: 'k2' }))).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
    });
  });

  it.each([['unknown offer', { offerId: 'nope' }, 'QUOTE_EXPIRED']] as const)(
    'refuses a draft of an %s',
    async (_name, changes, code) => {
      expect(await setUp().service.create(caller(dana), createInput(changes))).toMatchObject({ code });
    },
  );

  it.each([
    ['gone', { kind: 'gone', statusCode: 201 }, 'ROOM_UNAVAILABLE'],
    ['refused', { kind: 'refused', statusCode: 300 }, 'PROVIDER_REFUSED'],
  ] as const)('refuses when the check returns %s', async (_name, result, code) => {
    const { service, script } = setUp();
    script.check = () => Promise.resolve(result);
    expect(await service.create(caller(dana), createInput())).toMatchObject({ code });
  });

  it('refuses with a code that the page can explain when the provider is down', async () => {
    const { service, script } = setUp();
    script.check = () => Promise.reject(new AppError('TIMEOUT'));
    expect(await service.create(caller(dana), createInput())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  it.each([
    ['the hotel of the offer', { hotelId: '1000002' }],
    ['the stay of the offer', { stay: { ...stay, checkOut: '2026-12-20' } }],
    ['days in order', { stay: { ...stay, checkOut: stay.checkIn } }],
    ['real days', { stay: { ...stay, checkIn: '2026-02-30' } }],
    [
      'an age for each child',
      { stay: { ...stay, occupancy: { adults: 2, children: 2, childrenAges: [5] } } },
    ],
    ['an adult in each room', { stay: { ...stay, occupancy: { adults: 1, rooms: 2 } } }],
    ['an offered meal plan', { mealPlan: 'All Inclusive' }],
    ['a key', { key: ' ' }],
  ])('refuses a draft without %s', async (_name, changes) => {
    const job = setUp().service.create(caller(dana), createInput(changes));
    await expect(job).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('refuses when the hotel’s name cannot be read', async () => {
    const down = { nameAndPlace: () => Promise.reject(new AppError('HOTEL_UNAVAILABLE')) };
    const { service, records } = setUp({ hotels: down });
    expect(await service.create(caller(dana), createInput())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(records.size).toBe(0);
  });

  it('creates a draft for rooms of stored hotels without the provider, with the chosen meal plan', async () => {
    const { service, checked, fresh } = setUp();
    const input = createInput({ hotelId: 'stored-1', offerId: 'offer-stored', mealPlan: 'Half Board' });
    expect(await service.create(caller(dana), input)).toMatchObject({
      booking: { mealPlan: 'Half Board', includesMeal: true, totalPrice: ils(FARE) },
    });
    expect(checked).toEqual([]);
    fresh.offers = [storedOffer(99_000)];
    expect(await service.create(caller(dana), { ...input, key: 'k2' })).toMatchObject({
      __typename: 'PriceChanged',
      newTotal: ils(99_000),
    });
  });
});

describe('a visitor’s draft', () => {
  const started = async () => {
    const kit = setUp();
    const visitor = caller(null);
    await kit.service.create(visitor, createInput());
    return { ...kit, secret: visitor.kept[0] ?? '' };
  };

  it('is tied to the browser by a secret of which only the hash is stored', async () => {
    const { records, secret } = await started();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const record = records.get('booking-1');
    expect(record).toMatchObject({ createdBy: null });
    expect(JSON.stringify(record)).not.toContain(secret);
  });

  it('shares the secret with further drafts of the same browser', async () => {
    const { service, secret, records } = await started();
    const again = caller(null, secret);
    await service.create(again, createInput({ key: 'create-2' }));
    expect(again.kept).toEqual([secret]);
    expect(records.size).toBe(2);
    expect(await service.visible(again, 'booking-1')).not.toBeNull();
    expect(await service.visible(again, 'booking-2')).not.toBeNull();
  });

  it('does not exist for other visitors', async () => {
    const { service } = await started();
    for (const stranger of [caller(null), caller(null, 'guess'), caller(eve), caller(eve, 'guess')]) {
      expect(await service.visible(stranger, 'booking-1')).toBeNull();
      await expect(service.recheck(stranger, 'booking-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('can be claimed once by a member, and only with the cookie', async () => {
    const { service, secret } = await started();
    await expect(service.claim(caller(dana), 'booking-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service.claim(caller(null, secret), 'booking-1')).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    const claimed = await service.claim(caller(dana, secret), 'booking-1');
    expect(claimed).toMatchObject({ createdBy: dana.email, guestTokenHash: null });
    expect(await service.claim(caller(dana, secret), 'booking-1')).toEqual(claimed);
    await expect(service.claim(caller(eve, secret), 'booking-1')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await service.visible(caller(null, secret), 'booking-1')).toBeNull();
  });

  it('is no longer returned to the browser once a member has claimed it', async () => {
    const { service, secret } = await started();
    await service.claim(caller(dana, secret), 'booking-1');
    const replay = service.create(caller(null, secret), createInput());
    await expect(replay).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('never uses a weak secret from the cookie', async () => {
    const visitor = caller(null, 'a');
    await setUp().service.create(visitor, createInput());
    expect(visitor.kept[0]).toMatch(/^[\w-]{43}$/);
  });

  it('is given to one of two members with the same cookie', async () => {
    const { service, secret, records } = await started();
    const outcomes = await Promise.allSettled([
      service.claim(caller(dana, secret), 'booking-1'),
      service.claim(caller(eve, secret), 'booking-1'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([dana.email, eve.email]).toContain(records.get('booking-1')?.createdBy);
  });
});
