import * as fc from 'fast-check';
import isoCountries from 'i18n-iso-countries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReviewable as byPlatform } from '#backends/platform/entities/kinds/reviewable-stay.ts';
import { clocksOfPlace, everyCountryName } from '#gateway/kit/countries.ts';
import { isReviewable as byGateway } from '#shared/stay/reviewable-stay.ts';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';
import { upload } from './upload-kit.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const paid = (inDays: number) => ({
  brand: 'Visa',
  last_four: '4242',
  paid_at: new Date(Date.now() + inDays * 86_400_000).toISOString(),
});

/** Over since yesterday in every time zone, and paid long before. */
const over = {
  check_in_date: day(-5),
  check_out_date: day(-2),
  payment: paid(-30),
  status: 'confirmed',
  hotel_location: 'Haifa, Israel',
  created_by: 'member@example.com',
};

describe.each(stores)('a stay on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const booking = async (change: object): Promise<Record<string, unknown>> => {
    const body = { ...stay, hotel_id: scene.hotels[0], ...over, ...change };
    const call = { ...scene.who('service'), body };
    return (await scene.platform.call('POST', '/entities/Booking', call)).body;
  };

  const reviewed = async (content: object) => {
    const body = { booking_id: (await booking({}))['id'], rating: 4, ...content };
    return await scene.platform.call('POST', '/entities/Review', { ...scene.who('member'), body });
  };

  it('is rated by topic if the guest rates topics, otherwise only as a whole', async () => {
    const rated = await reviewed({ topics: { staff: 5, value: 3, noise: 1 } });
    expect(rated).toMatchObject({ status: 201, body: { topics: { staff: 5, value: 3 } } });
    expect(rated.body['topics']).not.toHaveProperty('noise');
    expect(await reviewed({})).toMatchObject({ status: 201, body: { topics: null } });
  });

  it.each([[{ staff: 6 }], [{ staff: 0 }], [{ staff: 4.5 }], [{ staff: '5' }], ['good']])(
    'is not rated with the topics %j',
    async (topics) => {
      expect((await reviewed({ topics })).status).toBe(422);
    },
  );

  /** Response of the platform to a review of the stay, and to a photo for one. */
  async function answers(change: object): Promise<readonly number[]> {
    const booked = await booking(change);
    const photo = await upload(
      scene.platform,
      scene.who('member').token,
      { bytes: pixel },
      { booking_id: String(booked['id']) },
    );
    const review = { booking_id: booked['id'], rating: 4 };
    const made = await scene.platform.call('POST', '/entities/Review', {
      ...scene.who('member'),
      body: review,
    });
    return [made.status, photo.status];
  }

  it('can be reviewed with photos when it is over and was paid before its last night', async () => {
    expect(await answers({})).toEqual([201, 200]);
  });

  it.each([
    ['was booked last night for last night, and is over', { check_in_date: day(-3), payment: paid(-1) }],
    ['was paid on the day of departure', { payment: paid(-2) }],
    ['was never paid', { payment: null }],
    ['is not over', { check_out_date: day(2) }],
    ['is being cancelled', { effect: 'cancel' }],
    ['is another’s', { created_by: 'other@example.com' }],
  ])('cannot be reviewed, nor get photos, when it %s', async (_name, change) => {
    expect(await answers(change)).toEqual([403, 403]);
  });
});

describe('the platform and the gateway', () => {
  const names = Object.keys(isoCountries.getAlpha2Codes()).flatMap((code) => everyCountryName(code));

  it('require the same of a stay before it is reviewed, in every country and at every hour', () => {
    const minute = fc.integer({ min: 0, max: 6 * 24 * 60 });
    const start = Date.parse('2026-12-10T00:00:00Z');
    const place = fc.constantFrom('', 'Nowhere', 'Atlantis, Utopia', ...names.map((name) => `Town, ${name}`));
    fc.assert(
      fc.property(
        place,
        minute,
        minute,
        fc.constantFrom('confirmed' as const, 'cancelled' as const),
        fc.constantFrom(null, 'cancel' as const),
        (hotelLocation, paidIn, laterIn, status, effect) => {
          const [paidAt, now] = [new Date(start + paidIn * 60_000), new Date(start + laterIn * 60_000)];
          const payment = { brand: 'Visa', lastFour: '4242', paidAt: paidAt.toISOString() };
          const booking = { status, pendingOperation: effect, checkOut: '2026-12-13', payment };
          const row = {
            status,
            effect,
            check_out_date: '2026-12-13',
            hotel_location: hotelLocation,
            payment: { paid_at: payment.paidAt },
          };
          const clocksAt = (moment: Date) => clocksOfPlace(moment, hotelLocation);
          expect(byPlatform(row, now.getTime())).toBe(byGateway(booking, clocksAt, now));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
