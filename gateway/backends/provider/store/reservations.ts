import { join } from 'node:path';
import { z } from 'zod';
import { openJournal } from './journal.ts';

const guest = z.object({ Title: z.string(), FirstName: z.string(), LastName: z.string(), Type: z.string() });

const reservation = z.object({
  confirmation: z.string(),
  bookingId: z.number(),
  clientReference: z.string(),
  bookingReference: z.string(),
  currency: z.string(),
  /** Check-in and check-out are day numbers. */
  checkIn: z.number(),
  checkOut: z.number(),
  hotel: z.object({
    code: z.string(),
    name: z.string(),
    rating: z.string(),
    address: z.string(),
    map: z.string(),
    city: z.string(),
  }),
  /** The sold offer, stored unchanged, because later versions of the sandbox may price the same hotel differently. */
  sold: z.object({
    names: z.array(z.string()),
    inclusion: z.string(),
    meal: z.string(),
    /** Minor units. */
    total: z.number(),
    tax: z.number(),
    refundable: z.boolean(),
    promotion: z.string().optional(),
    policies: z.array(
      z.object({ day: z.number(), type: z.enum(['Fixed', 'Percentage']), charge: z.number() }),
    ),
    propertyFee: z
      .object({ description: z.string(), amount: z.number(), currency: z.string(), perRoom: z.boolean() })
      .optional(),
    conditions: z.array(z.string()),
  }),
  bookedAt: z.number(),
  /** When BookingDetail and the report start to return it; at once when missing. */
  shownFrom: z.number().optional(),
  guests: z.array(z.array(guest)),
});

const line = z.union([
  z.object({ booked: reservation }),
  z.object({ cancelled: z.string(), at: z.number() }),
]);

/** A booking as the provider stores it. Names of guests are only returned by BookingDetail and the report. */
export type Reservation = z.infer<typeof reservation> & { readonly cancelledAt?: number };

export interface Reservations {
  /** Resolves when the booking is on disk. */
  add(booked: z.infer<typeof reservation>): Promise<void>;
  cancel(confirmation: string, at: number): Promise<void>;
  byConfirmation(confirmation: string): Reservation | undefined;
  /** The newest booking with the reference. */
  byReference(reference: string): Reservation | undefined;
  /** In the order of booking. */
  all(): readonly Reservation[];
  close(): Promise<void>;
}

/** Bookings in `reservations.jsonl`, one line per event, each on disk before the response to its call. */
export async function openReservations(dataDir: string): Promise<Reservations> {
  const { lines, journal } = await openJournal(join(dataDir, 'reservations.jsonl'), line, { durable: true });
  const byConfirmation = new Map<string, Reservation>();
  const references = new Map<string, string>();
  const remember = (booked: Reservation): void => {
    byConfirmation.set(booked.confirmation, booked);
    references.set(booked.clientReference, booked.confirmation);
    references.set(booked.bookingReference, booked.confirmation);
  };
  const markCancelled = (confirmation: string, at: number): void => {
    const found = byConfirmation.get(confirmation);
    if (found) byConfirmation.set(confirmation, { ...found, cancelledAt: at });
  };
  for (const entry of lines) {
    if ('booked' in entry) remember(entry.booked);
    else markCancelled(entry.cancelled, entry.at);
  }
  return {
    async add(booked) {
      // Stored in memory before the disk has finished, so that a second Book with the same reference is refused
      // meanwhile.
      const before = [booked.clientReference, booked.bookingReference].map(
        (reference) => [reference, references.get(reference)] as const,
      );
      remember(booked);
      await journal.append({ booked }).catch((cause: unknown) => {
        // The reservation could not be written to disk and would be gone after a restart, so it does not count as booked.
        byConfirmation.delete(booked.confirmation);
        for (const [reference, number] of before)
          if (number === undefined) references.delete(reference);
          else references.set(reference, number);
        throw cause;
      });
    },
    async cancel(confirmation, at) {
      const before = byConfirmation.get(confirmation);
      markCancelled(confirmation, at);
      await journal.append({ cancelled: confirmation, at }).catch((cause: unknown) => {
        if (before) byConfirmation.set(confirmation, before);
        throw cause;
      });
    },
    byConfirmation: (confirmation) => byConfirmation.get(confirmation),
    byReference(reference) {
      const confirmation = references.get(reference);
      return confirmation === undefined ? undefined : byConfirmation.get(confirmation);
    },
    all: () => [...byConfirmation.values()],
    close: () => journal.close(),
  };
}
