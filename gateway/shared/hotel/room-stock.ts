import type { StoredHotel } from '#models/hotel/hotel.ts';
import { roomKeyOf } from '#models/room-inventory.ts';
import type { RoomReference } from '#models/room-inventory.ts';
import type { PlainDate } from '#models/stay.ts';
import { roomTypesOf } from './default-rooms.ts';
import { addDays } from '../stay/nights.ts';

/** How long rooms are held until the guest pays. */
export const HOLD_MS = 30 * 60_000;
/**
 * How long a late request for a released reference is refused, longer than any process waits. Past stays are kept as
 * long.
 */
const KEPT_DAYS = 7;
const GONE_KEPT_MS = KEPT_DAYS * 24 * 60 * 60_000;
/** References of one room type: as many as fit into one record. */
const MAX_REFERENCES = 1_000;

/** Nights and rooms of one booking. */
export interface RoomRequest {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly rooms: number;
}

/** The holds that a request may replace: those of the same draft, or of the same person on these nights. */
interface Claim {
  readonly ref: string;
  readonly holder: string;
}

/** A moment, with its calendar day. */
export interface At {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly today: PlainDate;
}

/**
 * Number of rooms of a type: null when they are not counted, undefined when the hotel has no such type. Two types with
 * one name share their rooms.
 */
export function roomCountOf(hotel: StoredHotel, roomKey: string): number | null | undefined {
  const counts = roomTypesOf(hotel).flatMap(({ name, count }) =>
    roomKeyOf(name) === roomKey ? [count] : [],
  );
  if (counts.length === 0) return undefined;
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

type Stay = Pick<RoomRequest, 'checkIn' | 'checkOut'>;

const overlaps = (one: Stay, other: Stay): boolean =>
  one.checkIn < other.checkOut && other.checkIn < one.checkOut;

const counts = ({ kind, endsAt }: RoomReference, now: number): boolean =>
  kind === 'booking' || (kind === 'hold' && endsAt !== null && endsAt > now);

/** Number of taken rooms by night of a stay; a night without any is missing. */
export function roomsSoldByNight(
  references: readonly RoomReference[],
  now: number,
  stay: Stay,
): ReadonlyMap<PlainDate, number> {
  const taken = new Map<PlainDate, number>();
  for (const reference of references) {
    if (!counts(reference, now) || !overlaps(reference, stay)) continue;
    const last = reference.checkOut < stay.checkOut ? reference.checkOut : stay.checkOut;
    const first = reference.checkIn > stay.checkIn ? reference.checkIn : stay.checkIn;
    for (let night = first; night < last; night = addDays(night, 1))
      taken.set(night, (taken.get(night) ?? 0) + reference.rooms);
  }
  return taken;
}

/**
 * Number of rooms available on every night of a stay; never below 0, also when the count was reduced below what is
 * booked.
 */
export function roomsLeft(
  references: readonly RoomReference[],
  count: number,
  stay: Stay,
  now: number,
): number {
  const busiest = Math.max(0, ...roomsSoldByNight(references, now, stay).values());
  return Math.max(0, count - busiest);
}

/** Without references that no longer count: expired holds, past stays, and what was released long ago. */
export const pruned = (
  references: readonly RoomReference[],
  { now, today }: At,
): readonly RoomReference[] => {
  const oldest = addDays(today, -KEPT_DAYS);
  return references.filter((reference) => {
    if (reference.kind === 'gone') return now - (reference.endsAt ?? 0) < GONE_KEPT_MS;
    return counts(reference, now) && reference.checkOut >= oldest;
  });
};

/** All references except the holds that the request may replace. */
export const otherReservations = (
  references: readonly RoomReference[],
  claim: Claim,
  stay: Stay,
): readonly RoomReference[] =>
  references.filter(
    (reference) =>
      reference.kind !== 'hold' ||
      (reference.ref !== claim.ref && !(reference.holder === claim.holder && overlaps(reference, stay))),
  );

const isFull = (references: readonly RoomReference[]): boolean => references.length >= MAX_REFERENCES;

const hasRoom = (
  references: readonly RoomReference[],
  count: number | null,
  wanted: RoomRequest,
  now: number,
): boolean =>
  !isFull(references) && (count === null || roomsLeft(references, count, wanted, now) >= wanted.rooms);

/**
 * Holds rooms for half an hour from now. Replaces the hold of the same draft, and those of the same person on these
 * nights.
 * @param count number of rooms of the type; null when they are not counted
 * @returns the references after it; null when the rooms are taken, or the record has no space for another reference
 */
export function withHold(
  references: readonly RoomReference[],
  claim: Claim,
  wanted: RoomRequest,
  count: number | null,
  at: At,
): readonly RoomReference[] | null {
  const others = otherReservations(pruned(references, at), claim, wanted);
  if (!hasRoom(others, count, wanted, at.now)) return null;
  const { checkIn, checkOut, rooms } = wanted;
  const { ref, holder } = claim;
  const times = { madeAt: at.now, endsAt: at.now + HOLD_MS };
  return [...others, { ref, holder, kind: 'hold', checkIn, checkOut, rooms, ...times }];
}

/** The current state of a reference; null when the inventory does not contain it. */
export const referenceOf = (references: readonly RoomReference[], ref: string): RoomReference | null =>
  references.find((reference) => reference.ref === ref && reference.kind !== 'hold') ?? null;

/**
 * Books rooms under a reference, replacing the hold of the same draft, and those of the same person on these nights.
 * @returns the references after it, the same ones when it is booked already; null when the rooms are taken, the
 * reference was released, or the record has no space for another one
 */
export function withBooking(
  references: readonly RoomReference[],
  ref: string,
  claim: Claim,
  wanted: RoomRequest,
  count: number | null,
  at: At,
): readonly RoomReference[] | null {
  const known = referenceOf(references, ref);
  if (known) return known.kind === 'booking' ? references : null;
  const others = otherReservations(pruned(references, at), claim, wanted);
  if (!hasRoom(others, count, wanted, at.now)) return null;
  const { checkIn, checkOut, rooms } = wanted;
  return [
    ...others,
    { ref, kind: 'booking', checkIn, checkOut, rooms, madeAt: at.now, endsAt: null, holder: null },
  ];
}

/**
 * Releases the rooms of a reference. @returns the references after it, the same ones when there is nothing to release
 */
export function withoutBooking(
  references: readonly RoomReference[],
  ref: string,
  at: At,
): readonly RoomReference[] {
  const booked = referenceOf(references, ref);
  if (booked?.kind !== 'booking') return references;
  const rest = pruned(references, at).filter((reference) => reference !== booked);
  return [...rest, { ...booked, kind: 'gone', endsAt: at.now }];
}

/**
 * Leaves a tombstone for an unknown reference: it can never be booked any more, however late its request arrives. A
 * known reference stays as it is.
 */
export function withTombstone(
  references: readonly RoomReference[],
  ref: string,
  stay: Stay,
  at: At,
): readonly RoomReference[] {
  if (referenceOf(references, ref)) return references;
  const { checkIn, checkOut } = stay;
  return [
    ...pruned(references, at),
    { ref, kind: 'gone', checkIn, checkOut, rooms: 0, madeAt: at.now, endsAt: at.now, holder: null },
  ];
}
