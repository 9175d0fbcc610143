import { z } from 'zod';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { PlatformCall, PlatformReply } from '#upstreams/platform/send.ts';
import type { Reserved } from './reservations.ts';
import type { Witness } from '../checks/witness.ts';

const ROOM = 'Garden Room';
/**
 * Numbers of rooms of the stored hotels: small, so that travellers compete for them. The last hotel has no
 * limit.
 */
const COUNTS: readonly (number | null)[] = [1, 2, 3, 5, null];

const nothing = { en: null, he: null };
const price = { amountMinor: 40_000, currency: 'ILS' };

/** The hotels that an administrator has stored. */
export const storedHotels: readonly StoredHotel[] = COUNTS.map((count, nth) => ({
  id: `stored-${nth + 1}`,
  name: { en: `House ${nth + 1}`, he: null },
  description: nothing,
  address: '',
  city: 'Haifa',
  country: 'Israel',
  netPricePerNight: price,
  markup: { type: 'percentage', value: 0 },
  pricePerNight: price,
  rating: 4,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [
    {
      name: ROOM,
      nameHe: null,
      pricePerNight: price,
      description: nothing,
      imageUrl: null,
      amenities: [],
      count,
    },
  ],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: true,
  coordinates: null,
  createdAt: '',
}));

export const storedHotel = (id: string): StoredHotel | null =>
  storedHotels.find((hotel) => hotel.id === id) ?? null;

const reference = z.object({
  ref: z.string(),
  kind: z.enum(['booking', 'hold', 'gone']),
  check_in: z.string(),
  check_out: z.string(),
  rooms: z.number(),
  made_at: z.number(),
  ends_at: z.number().nullable(),
  holder: z.string().nullable(),
});
const fields = z.object({
  references: z.array(reference),
  refs: z.array(z.string()),
  holders: z.array(z.string()),
  version: z.number(),
});
const created = fields.extend({ hotel_id: z.string(), room_key: z.string() });
const change = z.object({
  query: z.object({ id: z.string(), version: z.number() }),
  data: z.object({ $set: fields }),
});
const all = z.object({ $all: z.tuple([z.string()]) });
const query = z.object({
  hotel_id: z.string().optional(),
  room_key: z.string().optional(),
  refs: all.optional(),
  holders: all.optional(),
  updated_date: z.object({ $gte: z.string() }).optional(),
});

interface RoomRow extends z.output<typeof created> {
  readonly id: string;
  readonly updated_date: string;
}

/** The platform's room inventories. Every call is one atomic statement. */
export interface RoomTable {
  handle(call: PlatformCall): Pick<PlatformReply, 'status' | 'body'>;
  /** From now on writes ignore the version, as in a store without conditional updates. */
  ignoreVersions(): void;
  /** The reservations for each reference, cancelled or not. */
  reserved(): readonly Reserved[];
}

export function createRoomTable(
  now: () => number,
  witness: Pick<Witness, 'violated' | 'note' | 'count'>,
): RoomTable {
  const rows = new Map<string, RoomRow>();
  let isConditional = true;

  const keep = (row: RoomRow): void => {
    rows.set(row.id, row);
    for (const { ref, kind } of row.references) witness.note(ref, `${kind} in ${row.id}`);
    for (const problem of overbooked(row)) witness.violated('a room sold twice', '', problem);
  };
  const matches = (row: RoomRow, wanted: z.output<typeof query>): boolean =>
    (wanted.hotel_id === undefined || row.hotel_id === wanted.hotel_id) &&
    (wanted.room_key === undefined || row.room_key === wanted.room_key) &&
    (wanted.refs === undefined || row.refs.includes(wanted.refs.$all[0])) &&
    (wanted.holders === undefined || row.holders.includes(wanted.holders.$all[0])) &&
    (wanted.updated_date === undefined || row.updated_date >= wanted.updated_date.$gte);

  return {
    handle({ method, suffix = '', body }) {
      const updated_date = new Date(now()).toISOString();
      if (method === 'POST') {
        const row = created.parse(body);
        const id = `${row.hotel_id} ${row.room_key}`;
        if (rows.has(id)) return { status: 409, body: null };
        const stored = { ...row, id, updated_date };
        keep(stored);
        return { status: 201, body: stored };
      }
      if (method === 'PATCH') {
        const { query: wanted, data } = change.parse(body);
        const row = rows.get(wanted.id);
        const isMet = row && (row.version === wanted.version || !isConditional);
        witness.count(isMet ? 'rooms written' : 'rooms contended');
        if (isMet) keep({ ...row, ...data.$set, updated_date });
        return { status: 200, body: { updated: isMet ? 1 : 0 } };
      }
      const requested = new URLSearchParams(suffix);
      const wanted = query.parse(JSON.parse(requested.get('q') ?? '{}'));
      return { status: 200, body: [...rows.values()].filter((row) => matches(row, wanted)) };
    },
    ignoreVersions: () => void (isConditional = false),
    reserved: () => [...rows.values()].flatMap((row) => reservedIn(row)),
  };
}

/** Nights on which more rooms are sold or held than exist. */
function overbooked({ hotel_id: hotelId, references }: RoomRow): string[] {
  const count = storedHotel(hotelId)?.roomTypes[0]?.count ?? Infinity;
  const taken = new Map<string, number>();
  const live = references.filter(({ kind }) => kind !== 'gone');
  for (const { check_in: checkIn, check_out: checkOut, rooms } of live)
    for (let night = checkIn; night < checkOut; night = addDays(night, 1))
      taken.set(night, (taken.get(night) ?? 0) + rooms);
  return [...taken].flatMap(([night, rooms]) =>
    rooms > count ? [`${rooms} of ${count} rooms of ${hotelId} on ${night}`] : [],
  );
}

/** The rows in the form of provider reservations; entries without rooms are tombstones and left out. */
const reservedIn = ({ hotel_id: hotelCode, references }: RoomRow): Reserved[] =>
  references
    .filter(({ kind, rooms }) => kind !== 'hold' && rooms > 0)
    .map((one) => ({
      confirmation: one.ref,
      clientRef: one.ref,
      hotelCode,
      checkIn: one.check_in,
      checkOut: one.check_out,
      fareMinor: 0,
      isFree: true,
      bookedAt: one.made_at,
      shownAt: one.made_at,
      listedAt: one.made_at,
      cancelledAt: one.kind === 'gone' ? one.ends_at : null,
      cancelDoneAt: one.ends_at ?? 0,
    }));
