import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { ADMIN, PASSWORD, stores } from './platform-under-test.ts';

describe.each(stores)('protected fields on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  it('are ignored in a create, and the price is calculated on the server', async () => {
    const forged = {
      id: 'abc',
      created_by: 'boss@example.com',
      created_date: '2001-01-01T00:00:00Z',
      status: 'confirmed',
      total_price: 1,
      nights: 9,
      version: 7,
      effect: 'book',
      payment: { brand: 'x' },
      quote: {},
      create_key: 'k',
      unknown: 1,
    };
    const { body } = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('other'),
      body: { ...stay, hotel_id: scene.hotels[1], ...forged },
    });
    expect(body).toMatchObject({
      created_by: 'other@example.com',
      status: 'pending',
      nights: 3,
      total_price: 60,
      payment: null,
    });
    expect(body.id).toMatch(/^[0-9a-f]{24}$/);
    expect(body.created_date > '2026').toBe(true);
    for (const field of ['version', 'effect', 'quote', 'create_key', 'history', 'claim_hash', 'unknown'])
      expect(body).not.toHaveProperty(field);
  });

  it('stop a draft of a room without a price, or of a hotel that is not offered', async () => {
    const draft = async (hotelId: string | undefined, roomType?: string) => {
      const { status, body } = await scene.platform.call('POST', '/entities/Booking', {
        ...scene.who('other'),
        body: { ...stay, hotel_id: hotelId, room_type: roomType },
      });
      return [status, body.code];
    };
    expect(await draft(scene.hotels[1], 'constructor')).toEqual([422, 'room_not_offered']);
    expect(await draft(scene.hotels[1])).toEqual([422, 'room_not_offered']);
    expect(await draft(scene.hotels[2], 'Suite')).toEqual([422, 'hotel_not_offered']);
    expect(await draft('a-hotel-of-the-provider', 'Suite')).toEqual([422, 'hotel_not_offered']);
    const gone = await scene.platform.call('POST', '/entities/Hotel', {
      ...scene.who('admin'),
      body: { name: 'Gone', city: 'Haifa', price_per_night: 10 },
    });
    await scene.platform.call('DELETE', `/entities/Hotel/${gone.body.id}`, scene.who('admin'));
    expect(await draft(gone.body.id, 'Suite')).toEqual([422, 'hotel_not_offered']);
    const unpriced = await scene.platform.call('GET', '/entities/Booking/count', {
      ...scene.who('admin'),
      q: { total_price: null },
    });
    expect(unpriced.body).toEqual({ count: 0 });
  });

  it('short texts of a draft lose line breaks and bidirectional control characters', async () => {
    const { body } = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('other'),
      body: {
        ...stay,
        hotel_id: scene.hotels[1],
        meal_plan: 'Room only\r\nBcc: eve@example.com',
        guest_first_name: 'Da\u202Ena',
        guest_last_name: '\u2066Levi\u2069\t',
        guest_phone: '\u202A+972501234567\u202C',
        other_guests: [{ first_name: 'Noa\u2028Levi' }],
        special_requests: 'First line\nsecond line',
      },
    });
    expect(body).toMatchObject({
      meal_plan: 'Room only Bcc: eve@example.com',
      guest_first_name: 'Dana',
      guest_last_name: 'Levi',
      guest_phone: '+972501234567',
      other_guests: [{ first_name: 'Noa Levi' }],
      special_requests: 'First line\nsecond line',
    });
  });

  it.each([
    { status: 'confirmed' },
    { status: 'cancelled' },
    { total_price: 1 },
    { nights: 1 },
    { check_in_date: '2027-04-01' },
    { car_rental_details: { car_type: 'suv', addons: [], days: 1, price: 0 } },
  ])('are refused when a member changes %o', async (change) => {
    const reply = await scene.platform.call('PUT', `/entities/Booking/${scene.own}`, {
      ...scene.who('member'),
      body: change,
    });
    expect(reply.status).toBe(403);
  });

  it('may be sent back unchanged with a complete record', async () => {
    const before = (await scene.platform.call('GET', `/entities/Booking/${scene.own}`, scene.who('member')))
      .body;
    const reply = await scene.platform.call('PUT', `/entities/Booking/${scene.own}`, {
      ...scene.who('member'),
      body: { ...before, special_requests: 'Late' },
    });
    expect(reply.body).toMatchObject({
      ...before,
      special_requests: 'Late',
      updated_date: expect.any(String),
    });
    expect(reply.body.updated_date >= before.updated_date).toBe(true);
  });

  it('ignore another creator in a record that is sent back, and save the rest', async () => {
    const as = {
      created_by: 'other@example.com',
      created_by_id: 'x',
      id: 'y',
      created_date: '2001-01-01T00:00:00Z',
    };
    const { body } = await scene.platform.call('GET', `/entities/Booking/${scene.own}`, scene.who('member'));
    for (const who of ['member', 'admin']) {
      const reply = await scene.platform.call('PUT', `/entities/Booking/${scene.own}`, {
        ...scene.who(who),
        body: { ...as, guest_phone: `+9725${who.length}` },
      });
      expect(reply).toMatchObject({
        status: 200,
        body: {
          id: body.id,
          created_by: 'member@example.com',
          created_by_id: body.created_by_id,
          created_date: body.created_date,
          guest_phone: `+9725${who.length}`,
        },
      });
    }
  });

  it('let an admin change a status but not the state of the reservation, and never an impossible combination', async () => {
    const path = `/entities/Booking/${scene.own}`;
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('admin'), body: { status: 'confirmed' } })).body
        .status,
    ).toBe('confirmed');
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('member'), body: { guest_phone: '3' } })).status,
    ).toBe(403);
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('admin'), body: { effect: 'cancel' } })).status,
    ).toBe(403);
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('service'), body: { effect: 'book' } })).status,
    ).toBe(409);
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('admin'), body: { status: 'pending' } })).status,
    ).toBe(200);
    expect(
      (await scene.platform.call('PUT', path, { ...scene.who('admin'), body: { status: 'maybe' } })).status,
    ).toBe(422);
  });

  it('let a user change name, phone and preferences, never role or email', async () => {
    const me = (body: unknown) =>
      scene.platform.call('PUT', '/entities/User/me', { ...scene.who('member'), body });
    expect(
      (
        await me({
          full_name: 'Dana L',
          phone: '+972',
          preferences: { newsletter: true },
          email: 'x@y.example',
        })
      ).body,
    ).toMatchObject({
      full_name: 'Dana L',
      phone: '+972',
      preferences: { newsletter: true },
      email: 'member@example.com',
      role: 'user',
    });
    expect((await me({ role: 'admin' })).status).toBe(403);
    expect((await me({ full_name: 'Dana\r\nBcc: eve@example.com' })).status).toBe(422);
    expect((await me({ full_name: 'Dana \u202EiveL' })).status).toBe(422);
    expect((await me({ phone: '\t=1+1' })).status).toBe(422);
    expect((await scene.platform.call('GET', '/entities/User/me', scene.who('member'))).body.role).toBe(
      'user',
    );
  });

  it('let an administrator add and remove administrators at once, but never the last', async () => {
    const [boss] = (
      await scene.platform.call('GET', '/entities/User', { ...scene.who('admin'), q: { email: ADMIN.email } })
    ).body;
    const [person] = (
      await scene.platform.call('GET', '/entities/User', {
        ...scene.who('admin'),
        q: { email: 'other@example.com' },
      })
    ).body;
    const role = (id: string, value: string) =>
      scene.platform.call('PUT', `/entities/User/${id}`, { ...scene.who('admin'), body: { role: value } });
    expect(await role(boss.id, 'user')).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect((await role(person.id, 'admin')).status).toBe(200);
    expect((await scene.platform.call('GET', '/entities/User', scene.who('other'))).body).toHaveLength(3);
    const half = { ...scene.who('admin'), body: { role: 'user', full_name: 5 } };
    expect((await scene.platform.call('PUT', `/entities/User/${person.id}`, half)).status).toBe(403);
    expect((await scene.platform.call('GET', '/entities/User', scene.who('other'))).body).toHaveLength(3);
    expect((await role(person.id, 'user')).status).toBe(200);
    // Everything that was open with an administrator's rights is closed to everyone, members included.
    expect((await scene.platform.call('GET', '/entities/User/me', scene.who('other'))).status).toBe(401);
    expect((await scene.platform.call('GET', '/entities/User', scene.who('other'))).body).toEqual([]);
    const again = { token: await scene.platform.signIn('other@example.com', PASSWORD) };
    expect((await scene.platform.call('GET', '/entities/User', again)).body).toHaveLength(1);
    expect(
      (
        await scene.platform.call('PUT', `/entities/User/${person.id}`, {
          ...scene.who('member'),
          body: { full_name: 'x' },
        })
      ).status,
    ).toBe(404);
  });
});
