import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

describe.each(stores)('the status of a booking on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const booking = async (extra: object = {}) =>
    (
      await scene.platform.call('POST', '/entities/Booking', {
        ...scene.who('service'),
        body: {
          ...stay,
          hotel_id: 'p',
          check_in_date: day(5),
          check_out_date: day(8),
          total_price: 300,
          status: 'confirmed',
          created_by: 'member@example.com',
          history: [{ at: '2026-01-01T00:00:00.000Z', who: 'owner', what: 'started' }],
          ...extra,
        },
      })
    ).body;
  const put = (id: string, body: object, as = 'member') =>
    scene.platform.call('PUT', `/entities/Booking/${id}`, { ...scene.who(as), body });
  const journal = async (id: string) =>
    (await scene.platform.call('GET', `/entities/Booking/${id}`, scene.who('service'))).body;

  it('is set to cancelled by its owner, and the cancellation at the provider stays pending', async () => {
    const { id } = await booking();
    const requestedAt = Date.now();
    const reply = await put(id, { status: 'cancelled' });
    const answeredAt = Date.now();
    expect(reply).toMatchObject({ status: 200, body: { status: 'cancelled', total_price: 300 } });
    expect(reply.body).not.toHaveProperty('effect');
    const stored = await journal(id);
    expect(stored).toMatchObject({ status: 'cancelled', effect: 'cancel', version: 2, tries: 0 });
    expect(Date.parse(stored.due_at)).toBeGreaterThanOrEqual(requestedAt);
    expect(Date.parse(stored.due_at)).toBeLessThanOrEqual(answeredAt);
    expect(stored.history).toEqual([
      { at: '2026-01-01T00:00:00.000Z', who: 'owner', what: 'started' },
      { at: expect.any(String), who: 'owner', what: 'cancelled' },
    ]);
    for (const status of ['cancelled', 'confirmed', 'pending'])
      expect((await put(id, { status })).status).toBe(403);
    expect(await journal(id)).toEqual(stored);
  });

  it('may be sent with the complete record, but without any other change', async () => {
    const { id } = await booking();
    const whole = (await scene.platform.call('GET', `/entities/Booking/${id}`, scene.who('member'))).body;
    for (const extra of [
      { total_price: 1 },
      { guest_phone: '1' },
      { check_out_date: day(30) },
      { nights: 1 },
    ])
      expect((await put(id, { ...whole, status: 'cancelled', ...extra })).status).toBe(403);
    expect((await journal(id)).status).toBe('confirmed');
    expect((await put(id, { ...whole, status: 'cancelled' })).status).toBe(200);
  });

  it.each([
    ['pending', { status: 'pending' }, 403],
    ['in flight', { status: 'pending', effect: 'book' }, 403],
    ['being cancelled', { effect: 'cancel' }, 403],
    // Three days ago is over in every time zone.
    ['over', { check_in_date: day(-6), check_out_date: day(-3) }, 403],
    ['another’s', { created_by: 'other@example.com' }, 404],
    ['without an owner', { created_by: null }, 404],
  ])('does not change when the booking is %s', async (_name, extra, status) => {
    const made = await booking(extra);
    expect((await put(made.id, { status: 'cancelled' })).status).toBe(status);
    expect(await journal(made.id)).toEqual(made);
  });

  it('changes once when the owner cancels twice at once', async () => {
    const { id } = await booking();
    const replies = await Promise.all([1, 2, 3, 4].map(() => put(id, { status: 'cancelled' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403]);
    expect(await journal(id)).toMatchObject({ version: 2 });
  });

  it('is never lost when a gateway writes by version at the same time', async () => {
    const { id } = await booking();
    const [cancelled, written] = await Promise.all([
      put(id, { status: 'cancelled' }),
      scene.platform.call('PATCH', '/entities/Booking/update-many', {
        ...scene.who('service'),
        body: { query: { id, version: 1 }, data: { $set: { mismatch: 'seen' } } },
      }),
    ]);
    expect(cancelled.status).toBe(200);
    expect((await journal(id)).version).toBe(2 + written.body.updated);
  });

  it('that an administrator sets is written to the audit log', async () => {
    // Its payment was checked twice before it was confirmed.
    const { id } = await booking({ tries: 2 });
    expect((await put(id, { status: 'confirmed' }, 'admin')).status).toBe(200);
    expect(await journal(id)).toMatchObject({ effect: null, tries: 2, history: [{ what: 'started' }] });
    expect((await put(id, { status: 'cancelled' }, 'admin')).status).toBe(200);
    const stored = await journal(id);
    expect(stored).toMatchObject({ status: 'cancelled', effect: 'cancel', tries: 0 });
    expect(stored.history.at(-1)).toMatchObject({
      who: expect.stringMatching(/^admin /),
      what: 'status set to cancelled',
    });
  });

  it.each([
    { status: 'confirmed' },
    { created_by: 'other@example.com' },
    { total_price: 1 },
    { version: 9 },
    { cancellation_details: { fee: 0 } },
    { language: 'he' },
  ])('cannot be set by a member, nor can other protected fields: %j', async (forged) => {
    const name = Object.keys(forged)[0] ?? '';
    const { body: draft } = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('member'),
      body: { ...stay, hotel_id: scene.hotels[0], ...forged },
    });
    const before = await journal(draft.id);
    expect(before[name]).not.toEqual(Object.values(forged)[0]);
    expect([200, 403]).toContain((await put(draft.id, forged)).status);
    expect((await journal(draft.id))[name] === Object.values(forged)[0]).toBe(false);
    for (const [method, path, body] of [
      ['PATCH', '/update-many', { query: { id: draft.id }, data: { $set: forged } }],
      ['PUT', '/bulk', [{ id: draft.id, ...forged }]],
      ['POST', '/bulk', [{ ...stay, hotel_id: 'p', ...forged }]],
    ] as const)
      expect(
        (await scene.platform.call(method, `/entities/Booking${path}`, { ...scene.who('member'), body }))
          .status,
      ).toBe(403);
  });

  it('texts of bookings, reviews and messages are stored without card numbers, for every writer', async () => {
    for (const as of ['member', 'service']) {
      const { body } = await scene.platform.call('POST', '/entities/Booking', {
        ...scene.who(as),
        body: {
          ...stay,
          hotel_id: scene.hotels[0],
          special_requests: 'My card is 4111 1111 1111 1111, room 12',
          guest_name: '4111111111111111',
          other_guests: [{ first_name: '4111-1111-1111-1111' }],
        },
      });
      expect(body).toMatchObject({
        special_requests: 'My card is •••• 1111, room 12',
        guest_name: '•••• 1111',
        other_guests: [{ first_name: '•••• 1111' }],
      });
    }
    const words = { title: '4111111111111111', comment: 'Paid with 4111 1111 1111 1111.' };
    const review = await scene.platform.call('POST', '/entities/Review', {
      ...scene.who('service'),
      body: { hotel_id: 'p', rating: 5, ...words },
    });
    expect(review.body).toMatchObject({ title: '•••• 1111', comment: 'Paid with •••• 1111.' });
    const message = await scene.platform.call('POST', '/entities/Message', {
      ...scene.who('service'),
      body: { kind: 'contact', subject: words.title, message: words.comment },
    });
    expect(message.body).toMatchObject({ subject: '•••• 1111', message: 'Paid with •••• 1111.' });
    const reply = await put(scene.own, { special_requests: '378282246310005' });
    expect(reply.body.special_requests).toBe('•••• 0005');
  });

  it('can be cancelled by the owner until the day of departure starts at the property', async () => {
    // At noon UTC it is past midnight in Auckland, and two in the afternoon in Haifa.
    const now = new Date();
    const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12);
    scene.platform.advance(noon - now.getTime());
    const departing = (inDays: number, hotel_location: string) =>
      booking({ check_in_date: day(-3), check_out_date: day(inDays), hotel_location });
    const cancelled = async (inDays: number, place: string) =>
      (await put((await departing(inDays, place)).id, { status: 'cancelled' })).status;
    expect(await cancelled(2, 'Auckland, New Zealand')).toBe(403);
    expect(await cancelled(3, 'Auckland, New Zealand')).toBe(200);
    expect(await cancelled(2, 'Haifa, Israel')).toBe(200);
    expect(await cancelled(1, 'Haifa, Israel')).toBe(403);
    // In Kamchatka it is midnight too, but in Kaliningrad it is the afternoon of the previous day.
    expect(await cancelled(2, 'Kaliningrad, Russia')).toBe(200);
    expect(await cancelled(2, 'nowhere known')).toBe(200);
    expect(await cancelled(1, 'nowhere known')).toBe(403);
  });
});
