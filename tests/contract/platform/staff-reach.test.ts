import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

const MEMBER = 'member@example.com';

describe.each(stores)('an administrator who calls the platform without the gateway on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const call = (who: string, method: string, path: string, body?: unknown) =>
    scene.platform.call(method, `/entities${path}`, {
      ...scene.who(who),
      ...(body !== undefined && { body }),
    });
  const paidBooking = async () =>
    (
      await call('service', 'POST', '/Booking', {
        ...stay,
        hotel_id: scene.hotels[0],
        hotel_name: 'House',
        nights: 3,
        total_price: 300,
        status: 'confirmed',
        created_by: MEMBER,
        payment: { brand: 'Visa', last_four: '4242', paid_at: '2026-01-01T09:00:00.000Z' },
      })
    ).body;

  it.each([
    { total_price: 1 },
    { nights: 1 },
    { hotel_id: 'other' },
    { hotel_name: 'Other' },
    { hotel_location: 'Elsewhere' },
    { check_in_date: '2027-05-01' },
    { check_out_date: '2027-05-01' },
    { guests: 9 },
    { room_type: 'Suite' },
    { meal_plan: 'All Inclusive' },
    { occupancy: { adults: 9, childrenAges: [], infants: 0, rooms: 1 } },
    { cancellation_policy: 'Always free' },
    { includes_insurance: true },
    { insurance_details: { package_name: 'All', options: [], price: 0 } },
    { payment: null },
  ])('cannot change what was agreed and paid: %j', async (change) => {
    const before = await paidBooking();
    const reply = await call('admin', 'PUT', `/Booking/${before.id}`, change);
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden_field' } });
    expect((await call('service', 'GET', `/Booking/${before.id}`)).body).toEqual(before);
  });

  it('creates a booking like any traveller: unpaid, at the stored price', async () => {
    const forged = { ...stay, hotel_id: scene.hotels[1], status: 'confirmed', total_price: 1, nights: 1 };
    expect((await call('admin', 'POST', '/Booking', forged)).body).toMatchObject({
      status: 'pending',
      total_price: 60,
      nights: 3,
      created_by: 'boss@example.com',
    });
  });

  it('deletes no booking and no message, by id or by a filter', async () => {
    const { id } = await paidBooking();
    const message = await call('service', 'POST', '/Message', { kind: 'contact', message: 'Help' });
    for (const [entity, record] of [
      ['Booking', id],
      ['Message', message.body.id],
    ]) {
      for (const [path, body] of [[`/${entity}/${record}`], [`/${entity}`, { id: record }]] as const)
        expect(await call('admin', 'DELETE', path ?? '', body)).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      expect((await call('service', 'GET', `/${entity}/${record}`)).status).toBe(200);
    }
  });

  it("cannot write a review without a stay, and cannot change another user's review", async () => {
    const forged = { hotel_id: scene.hotels[0], rating: 5, comment: 'Best of all', reviewer_name: 'Dana' };
    expect(await call('admin', 'POST', '/Review', forged)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    const written = await call('service', 'POST', '/Review', { ...forged, created_by: MEMBER });
    const reply = await call('admin', 'PUT', `/Review/${written.body.id}`, { comment: 'Awful' });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await call('visitor', 'GET', `/Review/${written.body.id}`)).body.comment).toBe('Best of all');
  });

  it('changes the role of other users, and none of their other data', async () => {
    const [person] = (
      await scene.platform.call('GET', '/entities/User', {
        ...scene.who('admin'),
        q: { email: 'other@example.com' },
      })
    ).body;
    for (const change of [{ full_name: 'X' }, { phone: '1' }, { preferences: { newsletter: true } }])
      expect(await call('admin', 'PUT', `/User/${person.id}`, change)).toMatchObject({
        status: 403,
        body: { code: 'forbidden_field' },
      });
    expect((await call('admin', 'PUT', `/User/${person.id}`, { ...person, role: 'admin' })).body.role).toBe(
      'admin',
    );
  });
});
