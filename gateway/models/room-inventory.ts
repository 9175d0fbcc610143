import type { PlainDate } from './stay.ts';

/** Rooms of one type that are taken for every night from arrival to departure. */
export interface RoomReference {
  /** For a booking, the reference of its attempt; for a hold, a generated one. Unique within the inventory. */
  readonly ref: string;
  /** `gone` records for a few days what was released, or must never be booked. */
  readonly kind: 'booking' | 'hold' | 'gone';
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** 0 when it never had rooms. */
  readonly rooms: number;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** When a hold ends, or when a gone reference was released, in milliseconds; null for a booking. */
  readonly endsAt: number | null;
  /** A hash of the holder, to limit the holds of one person. Null for a booking. */
  readonly holder: string | null;
}

/** The taken rooms of one type of one stored hotel. */
export interface RoomInventory {
  readonly id: string;
  readonly hotelId: string;
  /** The name of the room type in its normalized form. */
  readonly roomKey: string;
  /** Incremented by every write; each write states the version it has read. */
  readonly version: number;
  readonly references: readonly RoomReference[];
}

/** Room types are identified by their names, whitespace and capitals aside. */
export const roomKeyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
