import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { member, ownDraft, startBareKit, type BareKit } from './bare-kit.ts';

const other = { email: 'noa@example.com', role: 'user', name: 'Noa' } as const;
const visitors = { ...ownDraft, createdBy: null, guestTokenHash: 'hash', createKey: 'create-2' };

let kit: BareKit;
let platform: EntityPlatform;
beforeEach(async () => {
  kit = await startBareKit();
  platform = kit.gateway();
});
afterEach(() => kit.close());

const idsOf = async (email: string): Promise<string[]> =>
  (await platform.bookings.bookingsByOwner(email)).map(({ id }) => id);

describe('bookings on a platform that itself records who created them', () => {
  it("are created with the member's own token, so that every client finds them as that member's", async () => {
    const made = await platform.bookings.create(ownDraft, kit.memberToken);
    expect(made.createdBy).toBe(member.email);
    expect(kit.bare.table('Booking')).toMatchObject([{ created_by: member.email }]);
    expect(await idsOf(member.email)).toEqual([made.id]);
  });

  it('started by a visitor belong to no one until a member claims them', async () => {
    const draft = await platform.bookings.create(visitors, null);
    expect(draft).toMatchObject({ createdBy: null, guestTokenHash: 'hash' });
    expect(await platform.bookings.booking(draft.id)).toEqual(draft);
    const claimed = await platform.bookings.change(draft.id, 1, {
      createdBy: member.email,
      guestTokenHash: null,
      history: draft.history,
    });
    expect(claimed).toMatchObject({ createdBy: member.email, guestTokenHash: null, version: 2 });
    expect(await idsOf(member.email)).toEqual([draft.id]);
    expect(await platform.people.travels([member.email])).toEqual(
      new Map([[member.email, { places: [], reviews: 0 }]]),
    );
  });

  it('cannot be assigned to another person by their creator', async () => {
    const made = await platform.bookings.create(ownDraft, kit.memberToken);
    Object.assign(kit.bare.table('Booking')[0] ?? {}, { owner_email: other.email });
    expect(await idsOf(other.email)).toEqual([]);
    expect(await idsOf(member.email)).toEqual([made.id]);
  });

  it('are created once for each key, by any number of gateways at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => platform.bookings.create(ownDraft, kit.memberToken)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(kit.bare.table('Booking')).toHaveLength(1);
  });

  it('are created once when the response was lost', async () => {
    kit.bare.loseNextAnswer();
    const made = await platform.bookings.create(ownDraft, kit.memberToken);
    expect(kit.bare.table('Booking')).toMatchObject([{ id: made.id }]);
  });

  it('are refused to a session that has ended', async () => {
    await expect(platform.bookings.create(ownDraft, 'a token of yesterday')).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    });
  });

  it('lose their personal data when an account is deleted, and then belong to no one', async () => {
    const made = await platform.bookings.create(ownDraft, kit.memberToken);
    const review = { hotel_id: 'h1', rating: 4, reviewer_name: 'Dana', photos: ['/a.jpg'] };
    kit.bare.store('Review', review, kit.memberToken);
    expect(await platform.accountRemoval.anonymiseReviews(member.email)).toEqual(['h1']);
    expect(kit.bare.table('Review')).toMatchObject([{ rating: 4, reviewer_name: null, photos: [] }]);
    expect(await platform.accountRemoval.anonymiseBooking(made.id, 2)).toBe(false);
    expect(await platform.accountRemoval.anonymiseBooking(made.id, 1)).toBe(true);
    expect(kit.bare.table('Booking')).toMatchObject([{ guest_email: null, total_price: 215.1, version: 2 }]);
    expect(await idsOf(member.email)).toEqual([]);
    await platform.accountRemoval.deleteFavorites(member.email);
  });
});

describe('a platform that drops the fields by which a booking is tracked', () => {
  it('creates no booking, and the log says why', async () => {
    const poor = await startBareKit({
      bookingFields: ['status', 'hotel_id', 'check_in_date', 'total_price'],
    });
    try {
      const create = poor.gateway().bookings.create(ownDraft, poor.memberToken);
      await expect(create).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
      expect(poor.bare.table('Booking')).toEqual([]);
      expect(poor.lines).toContainEqual(
        expect.objectContaining({ event: 'platform.lacks.booking-journal', level: 50 }),
      );
    } finally {
      await poor.close();
    }
  });
});

describe('rooms of stored hotels on a platform without inventories', () => {
  const room = { hotelId: 'h1', roomType: 'Deluxe  Room', roomKey: 'deluxe room' };
  const stored = {
    status: 'confirmed',
    hotel_id: 'h1',
    client_ref: 'ref-1',
    check_in_date: '2031-05-02',
    check_out_date: '2031-05-04',
    quote: { source: 'STORED', roomNames: ['Deluxe Room'], rooms: 2 },
  };

  it('are counted from the confirmed bookings', async () => {
    kit.bare.store('Booking', stored, kit.memberToken);
    kit.bare.store('Booking', { ...stored, status: 'cancelled', client_ref: 'ref-2' }, kit.memberToken);
    const [found] = await platform.rooms.inventoriesOf(['h1']);
    expect(found).toMatchObject({
      hotelId: 'h1',
      roomKey: 'deluxe room',
      references: [{ ref: 'ref-1', kind: 'booking', rooms: 2, checkIn: '2031-05-02' }],
    });
    expect(await platform.rooms.inventoryWith('ref-1')).toMatchObject({ id: found?.id });
    expect(await platform.rooms.inventoryWith('ref-2')).toBeNull();
  });

  it('that this gateway holds or releases are counted at once, one writer at a time', async () => {
    kit.bare.store('Booking', stored, kit.memberToken);
    const before = await platform.rooms.open(room);
    const hold = {
      ref: 'hold-1',
      kind: 'hold',
      checkIn: '2031-05-02',
      checkOut: '2031-05-03',
      rooms: 1,
      madeAt: Date.now(),
      endsAt: Date.now() + 60_000,
      holder: 'somebody',
    } as const;
    const given = before.references.map((one) => ({ ...one, kind: 'gone' as const, endsAt: Date.now() }));
    expect(await platform.rooms.change(before.id, before.version, [...given, hold])).toBe(true);
    expect(await platform.rooms.change(before.id, before.version, [])).toBe(false);
    const after = await platform.rooms.inventory('h1', 'deluxe room');
    expect(after?.references.map(({ kind, ref }) => [kind, ref])).toEqual([
      ['gone', 'ref-1'],
      ['hold', 'hold-1'],
    ]);
    expect(await platform.rooms.inventoriesHeldBy('somebody')).toMatchObject([{ id: before.id }]);
  });
});

describe('rules that the gateway enforces for a platform without them', () => {
  it('a review has its author and the day of the stay, and a stay has one review', async () => {
    const made = await platform.bookings.create(ownDraft, kit.memberToken);
    const review = {
      bookingId: made.id,
      hotelId: 'h1',
      rating: 5,
      topics: [],
      title: 'Good',
      comment: '',
      photos: [],
    };
    expect(await platform.reviews.create(kit.memberToken, review)).toMatchObject({ kind: 'saved' });
    expect(kit.bare.table('Review')).toMatchObject([
      { reviewer_name: member.name, stay_date: '2031-05-02', created_by: member.email, hotel_id: 'h1' },
    ]);
    expect(await platform.reviews.create(kit.memberToken, review)).toEqual({ kind: 'exists' });
  });

  it('the last administrator cannot be demoted', async () => {
    await platform.detectFeatures();
    const people = await platform.adminLists.users.list(
      kit.adminToken,
      { words: [], role: null, sort: 'EMAIL' },
      { skip: 0, limit: 20 },
    );
    const [admin, dana] = people;
    if (!admin || !dana) throw new Error('Both users expected');
    expect(await platform.adminLists.setRole(kit.adminToken, admin.id, 'user')).toBeNull();
    expect(await platform.adminLists.setRole(kit.adminToken, dana.id, 'admin')).toMatchObject({
      role: 'admin',
    });
    expect(await platform.adminLists.setRole(kit.adminToken, admin.id, 'user')).toMatchObject({
      role: 'user',
    });
  });
});
