import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { SERVICE, stores } from './platform-under-test.ts';

describe.each(stores)('the audit log of the platform on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const call = (who: string, method: string, path: string, body?: unknown, headers = {}) =>
    scene.platform.call(method, `/entities${path}`, {
      ...scene.who(who),
      headers,
      ...(body !== undefined && { body }),
    });
  const entries = async (q: object) =>
    (await scene.platform.call('GET', '/entities/AuditEntry', { ...scene.who('service'), q })).body;

  it('has every change that an administrator makes to a hotel without the gateway', async () => {
    const { id } = (await call('admin', 'POST', '/Hotel', { name: 'Inn', price_per_night: 80 })).body;
    await call('admin', 'PUT', `/Hotel/${id}`, { price_per_night: 70, description: 'x'.repeat(2_000) });
    await call('admin', 'PUT', `/Hotel/${id}`, { price_per_night: 70 });
    await call('admin', 'DELETE', `/Hotel/${id}`);
    await call('admin', 'PUT', `/Hotel/${id}`, { is_deleted: false });
    const found = await entries({ record_id: id });
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'hotel.create',
          entity: 'Hotel',
          actor_email: 'boss@example.com',
          before: null,
          after: expect.objectContaining({ name: 'Inn', price_per_night: 80 }),
        }),
        expect.objectContaining({
          action: 'hotel.update',
          before: { price_per_night: 80, description: null },
          after: { price_per_night: 70, description: '(2002 characters)' },
        }),
        expect.objectContaining({ action: 'hotel.delete', after: null }),
        expect.objectContaining({
          action: 'hotel.restore',
          after: expect.objectContaining({ is_deleted: false }),
        }),
      ]),
    );
  });

  it('has one entry for many hotels at once', async () => {
    const made = (await call('admin', 'POST', '/Hotel/bulk', [{ city: 'Many' }, { city: 'Many' }])).body;
    const ids = made.map(({ id }: { id: string }) => id);
    await call('admin', 'PATCH', '/Hotel/update-many', {
      query: { city: 'Many' },
      data: { $set: { rating: 3 } },
    });
    await call('admin', 'DELETE', '/Hotel', { city: 'Many' });
    const found = await entries({ record_id: null });
    expect(found.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'hotel.create',
      'hotel.delete',
      'hotel.update',
    ]);
    for (const { after } of found) expect(after.ids.toSorted()).toEqual(ids.toSorted());
    expect(found.find(({ action }: { action: string }) => action === 'hotel.update').after.rating).toBe(3);
  });

  it('has roles, statuses, handled messages and deleted reviews, and no names of guests', async () => {
    const [person] = (
      await scene.platform.call('GET', '/entities/User', {
        ...scene.who('admin'),
        q: { email: 'other@example.com' },
      })
    ).body;
    for (const role of ['admin', 'user']) await call('admin', 'PUT', `/User/${person.id}`, { role });
    expect(
      (await entries({ record_id: person.id })).map(({ action, after }: never) => [action, after]),
    ).toEqual(
      expect.arrayContaining([
        ['user.role', { role: 'admin' }],
        ['user.role', { role: 'user' }],
      ]),
    );
    const body = {
      ...stay,
      hotel_id: scene.hotels[0],
      status: 'confirmed',
      created_by: 'member@example.com',
    };
    const booking = (await call('service', 'POST', '/Booking', body)).body.id;
    await call('admin', 'PUT', `/Booking/${booking}`, { status: 'cancelled', guest_name: 'Noa Levi' });
    const [cancelled] = await entries({ record_id: booking });
    expect(cancelled).toMatchObject({
      action: 'booking.status',
      before: { status: 'confirmed' },
      after: { status: 'cancelled', guest_name: '(not kept here)' },
    });
    const message = (await call('service', 'POST', '/Message', { kind: 'contact', message: 'Hi' })).body.id;
    await call('admin', 'PUT', `/Message/${message}`, { is_handled: true });
    expect(await entries({ record_id: message })).toMatchObject([{ action: 'message.handled' }]);
    const words = { hotel_id: 'h', rating: 2, comment: 'Loud', reviewer_name: 'Noa Levi' };
    const review = (await call('service', 'POST', '/Review', words)).body.id;
    await call('admin', 'DELETE', `/Review/${review}`);
    const [deleted] = await entries({ record_id: review });
    expect(deleted).toMatchObject({ action: 'review.delete', before: { rating: 2 } });
    // An entry is never deleted, so it must not contain what a person wrote.
    expect(JSON.stringify(deleted)).not.toContain('Loud');
    expect(JSON.stringify([cancelled, deleted])).not.toContain('Noa');
  });

  it('has no refused calls, no members, no own favorites, and nothing that the gateway records itself', async () => {
    const before = (await entries({})).length;
    await call('admin', 'PUT', `/Booking/${scene.own}`, { total_price: 1 });
    await call('admin', 'PUT', `/Hotel/${scene.hotels[0]}`, { rating: 'five' });
    await call('member', 'PUT', `/Booking/${scene.own}`, { guest_phone: '1' });
    await call('admin', 'POST', '/Favorite', { hotel_id: 'h1' });
    await call('service', 'PUT', `/Hotel/${scene.hotels[0]}`, { rating: 2 });
    const byGateway = { 'x-service-authorization': `Bearer ${SERVICE}` };
    expect((await call('admin', 'PUT', `/Hotel/${scene.hotels[0]}`, { rating: 3 }, byGateway)).status).toBe(
      200,
    );
    expect((await entries({})).length).toBe(before);
    const byGuess = { 'x-service-authorization': 'Bearer guessed' };
    await call('admin', 'PUT', `/Hotel/${scene.hotels[0]}`, { rating: 1 }, byGuess);
    expect((await entries({})).length).toBe(before + 1);
  });
});
