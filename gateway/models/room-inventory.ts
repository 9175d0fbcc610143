import type { PlainDate } from './stay.ts';

/** A claim to rooms of one type, for every night from arrival to departure. */
export interface RoomReference {
  /** Of a booking the reference of its attempt, of a hold one of our own; unique within the inventory. */
  readonly ref: string;
  /** `gone` remembers for some days what was given back, or must never be booked any more. */
  readonly kind: 'booking' | 'hold' | 'gone';
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** 0 for one that never had any. */
  readonly rooms: number;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** When a hold ends, or a gone one went, in milliseconds; null for a booking. */
  readonly endsAt: number | null;
  /** A hash of the holder, so that one person cannot hold too much. Null for a booking. */
  readonly holder: string | null;
}

/** Who has the rooms of one type of one stored hotel. */
export interface RoomInventory {
  readonly id: string;
  readonly hotelId: string;
  /** The name of the room type in the form that is compared. */
  readonly roomKey: string;
  /** Counts every write; each write names the version it read. */
  readonly version: number;
  readonly references: readonly RoomReference[];
}

/** Room types are identified by their names, whitespace and capitals aside. */
export const roomKeyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
