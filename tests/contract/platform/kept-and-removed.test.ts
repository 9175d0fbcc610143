import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { ADMIN, PASSWORD, stores } from './platform-under-test.ts';

describe.each(stores)('stored and deleted records on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const call = (who: string, method: string, path: string, options: object = {}) =>
    scene.platform.call(method, `/entities${path}`, { ...scene.who(who), ...options });
  const hotel = async (name: string): Promise<string> =>
    (await call('admin', 'POST', '/Hotel', { body: { name, city: 'Acre', price_per_night: 90 } })).body.id;

  it('hide a deleted hotel from everyone, while staff can find and restore it', async () => {
    const id = await hotel('Old house');
    expect((await call('admin', 'DELETE', `/Hotel/${id}`)).body).toEqual({ success: true });
    for (const who of ['visitor', 'member', 'admin', 'service']) {
      expect(names(await scene.find({ city: 'Acre' }, {}, who))).toEqual([]);
      const counted = await call(who, 'GET', '/Hotel/count', { q: { id } });
      expect(counted.body).toEqual({ count: 0 });
    }
    expect((await call('visitor', 'GET', `/Hotel/${id}`)).status).toBe(404);
    expect((await call('member', 'GET', '/Hotel', { q: { is_deleted: true } })).status).toBe(400);
    expect((await call('member', 'GET', `/Hotel`, { query: { fields: 'is_deleted' } })).body[0]).toEqual({
      id: expect.any(String),
    });
    const deleted = await call('admin', 'GET', '/Hotel', { q: { $or: [{ is_deleted: true }] } });
    expect(deleted.body).toMatchObject([{ id, is_deleted: true, deleted_date: expect.stringMatching(/Z$/) }]);
    expect((await call('admin', 'GET', `/Hotel/${id}`)).body.is_deleted).toBe(true);

    const restored = await call('admin', 'PUT', `/Hotel/${id}`, { body: { is_deleted: false } });
    expect(restored.body).toMatchObject({ name: 'Old house', is_deleted: false, deleted_date: null });
    expect(names(await scene.find({ city: 'Acre' }, {}, 'visitor'))).toEqual(['Old house']);
    const many = await call('admin', 'DELETE', '/Hotel', { body: { city: 'Acre' } });
    expect(many.body).toEqual({ success: true, deleted: 1 });
    expect((await call('admin', 'DELETE', '/Hotel', { body: { city: 'Acre' } })).body.deleted).toBe(0);
    const back = { query: { id, is_deleted: true }, data: { $set: { is_deleted: false } } };
    expect((await call('admin', 'PATCH', '/Hotel/update-many', { body: back })).body.updated).toBe(1);
    expect((await call('admin', 'GET', `/Hotel/${id}`)).body.deleted_date).toBeNull();
  });

  it('include one favorite per user and hotel', async () => {
    const body = {
      hotel_id: 'h1',
      price_per_night: 99.5,
      stay: { check_in: '2027-01-02', check_out: '2027-01-04', adults: 2, children_ages: [4], rooms: 1 },
    };
    const first = await call('member', 'POST', '/Favorite', {
      body: { ...body, created_by: 'other@example.com' },
    });
    expect(first).toMatchObject({ status: 201, body: { ...body, created_by: 'member@example.com' } });
    expect((await call('member', 'POST', '/Favorite', { body })).status).toBe(409);
    expect((await call('other', 'POST', '/Favorite', { body })).status).toBe(201);
    expect(
      (await call('member', 'POST', '/Favorite', { body: { hotel_id: 'h2', stay: { adults: 0 } } })).status,
    ).toBe(422);
    expect((await call('member', 'POST', '/Favorite', { body: {} })).status).toBe(422);
  });

  it('include messages, of which staff can change only the mark “handled”', async () => {
    const body = {
      kind: 'handover',
      name: 'Dana',
      preferred_contact: 'whatsapp',
      message: 'x'.repeat(5_000),
      created_by: 'member@example.com',
    };
    const made = await call('service', 'POST', '/Message', { body });
    expect(made).toMatchObject({ status: 201, body: { ...body, is_handled: false } });
    const change = { is_handled: true, handled_by: ADMIN.email, message: 'other', kind: 'contact' };
    const changed = await call('admin', 'PUT', `/Message/${made.body.id}`, { body: change });
    expect(changed.body).toMatchObject({ ...body, is_handled: true, handled_by: ADMIN.email });
    // Only the gateway stores answers, because it makes sure that there is only one.
    for (const answer of [{ answer: 'x' }, { answered_by: ADMIN.email }, { answer_key: 'k' }])
      expect((await call('admin', 'PUT', `/Message/${made.body.id}`, { body: answer })).status).toBe(403);
    for (const bad of [
      { kind: 'spam' },
      { kind: 'contact', topic: 'x' },
      { kind: 'contact', message: 'x'.repeat(5_001) },
    ])
      expect((await call('service', 'POST', '/Message', { body: bad })).status).toBe(422);
  });

  it('include the preferences of a user, without invalid ones', async () => {
    const preferences = { newsletter: true, notifications: false, language: 'he', currency: 'EUR' };
    const reply = await call('member', 'PUT', '/User/me', {
      body: { preferences: { ...preferences, role: 'admin' } },
    });
    expect(reply.body.preferences).toEqual(preferences);
    const bad = await call('member', 'PUT', '/User/me', { body: { preferences: { language: 7 } } });
    expect(bad.status).toBe(422);
  });

  it('include one entry of the audit log for each key, and every entry without a key', async () => {
    const write = async (more: object) => {
      const body = { action: 'hotel.create', record_id: 'told-once', ...more };
      return (await call('service', 'POST', '/AuditEntry', { body })).status;
    };
    expect(await write({ entry_key: 'hotel.create:1' })).toBeLessThan(300);
    expect(await write({ entry_key: 'hotel.create:1' })).toBe(409);
    expect(await write({ entry_key: 'hotel.create:2' })).toBeLessThan(300);
    expect([await write({}), await write({})].every((status) => status < 300)).toBe(true);
    const { body } = await call('admin', 'GET', '/AuditEntry', { q: { record_id: 'told-once' } });
    expect(body).toHaveLength(4);
  });

  it('include all preferences of a user when several are saved at the same time', async () => {
    const choose = (preferences: object) => call('other', 'PUT', '/User/me', { body: { preferences } });
    await Promise.all([
      choose({ newsletter: true }),
      choose({ notifications: true }),
      choose({ currency: 'USD' }),
    ]);
    const { body } = await call('other', 'GET', '/User/me');
    expect(body.preferences).toEqual({ newsletter: true, notifications: true, currency: 'USD' });
  });

  it('only the gateway deletes a user, with sessions and favorites; a new account inherits nothing', async () => {
    const leaver = await scene.platform.register('leaver@example.com', 'Lea');
    const as = { token: leaver.token };
    const booked = await scene.platform.call('POST', '/entities/Booking', {
      ...as,
      body: { ...stay, hotel_id: scene.hotels[0] },
    });
    await scene.platform.call('POST', '/entities/Favorite', { ...as, body: { hotel_id: 'h9' } });
    const message = await call('service', 'POST', '/Message', {
      body: { kind: 'contact', name: 'Lea', email: 'lea@example.com', created_by: leaver.email },
    });
    const mail = await call('service', 'POST', '/OutboxMail', {
      body: { to: 'Leaver@example.com', subject: 'Your stay', html: '<p>Lea</p>', text: 'Lea', kind: 'news' },
    });
    for (const who of ['visitor', 'member', 'admin'])
      expect((await call(who, 'DELETE', `/User/${leaver.id}`)).status).toBe(403);
    expect((await scene.platform.call('DELETE', `/entities/User/${leaver.id}`, as)).status).toBe(403);
    expect((await call('service', 'DELETE', `/User/${leaver.id}`)).body).toEqual({ success: true });
    expect((await call('service', 'DELETE', `/User/${leaver.id}`)).status).toBe(404);
    expect((await scene.platform.call('GET', '/entities/User/me', as)).status).toBe(401);
    expect(
      (
        await scene.platform.call('POST', '/auth/login', {
          body: { email: leaver.email, password: PASSWORD },
        })
      ).status,
    ).toBe(400);
    const kept = await Promise.all([
      call('service', 'GET', `/Message/${message.body.id}`),
      call('service', 'GET', `/OutboxMail/${mail.body.id}`),
    ]);
    expect(kept.map(({ body }) => body)).toMatchObject([
      { name: null, email: null, created_by: null },
      { to: '', subject: 'Your stay', html: null, text: null, kind: 'news', status: 'failed' },
    ]);
    const again = await scene.platform.register('leaver@example.com', 'Somebody else');
    for (const entity of ['Booking', 'Favorite'])
      expect((await scene.platform.call('GET', `/entities/${entity}`, { token: again.token })).body).toEqual(
        [],
      );
    expect((await call('service', 'GET', `/Booking/${booked.body.id}`)).body).toMatchObject({
      created_by: null,
      created_by_id: leaver.id,
    });
    const [boss] = (await call('admin', 'GET', '/User', { q: { email: ADMIN.email } })).body;
    expect(await call('service', 'DELETE', `/User/${boss.id}`)).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    });
  });
});
