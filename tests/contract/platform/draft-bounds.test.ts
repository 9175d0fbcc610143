import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

describe.each(stores)('a draft that a member makes on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const draft = (extra: object, as = 'member') =>
    scene.platform.call('POST', '/entities/Booking', {
      ...scene.who(as),
      body: { ...stay, hotel_id: scene.hotels[0], ...extra },
    });
  const party = { adults: 2, childrenAges: [4, 11], infants: 1, rooms: 2 };

  it.each([
    { x: 'free text' },
    { ...party, note: 'x' },
    { ...party, adults: 'two' },
    { ...party, childrenAges: Array.from({ length: 37 }, () => 5) },
    { ...party, rooms: 10 },
    [party],
  ])('refuses an occupancy with anything but the travellers: %j', async (occupancy) => {
    const reply = await draft({ occupancy });
    expect(reply).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^occupancy/) } });
  });

  it('stores the travellers as sent', async () => {
    expect((await draft({ occupancy: party })).body.occupancy).toEqual(party);
  });

  it('has at most sixteen kilobytes of text, also when it is sent in several writes', async () => {
    const guests = Array.from({ length: 30 }, () => ({ first_name: 'א'.repeat(400), last_name: 'Levi' }));
    expect(await draft({ other_guests: guests })).toMatchObject({
      status: 422,
      body: { code: 'record_too_long' },
    });
    const { id } = (await draft({ other_guests: guests.slice(0, 15) })).body;
    const put = (body: object) =>
      scene.platform.call('PUT', `/entities/Booking/${id}`, { ...scene.who('member'), body });
    expect(await put({ special_requests: 'א'.repeat(2_000) })).toMatchObject({
      status: 422,
      body: { code: 'record_too_long' },
    });
    expect((await put({ special_requests: 'Late' })).status).toBe(200);
  });

  it('is refused after fifty unpaid drafts of the member in one day', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) statuses.push((await draft({}, 'other')).status);
    expect(statuses.slice(0, 50).every((status) => status === 201)).toBe(true);
    expect(await draft({}, 'other')).toMatchObject({ status: 422, body: { code: 'too_many_drafts' } });
    scene.platform.advance(24 * 3_600_000 + 1_000);
    expect((await draft({}, 'other')).status).toBe(201);
  });
});
