import type { AttractionItem, CancellationDetails } from '#models/booking.ts';
import type { Occupancy } from '#models/stay.ts';

/** The extras of a booking, as an input gives them. */
export interface ExtrasInput {
  readonly car?: { readonly carType: string; readonly addons?: readonly string[] } | null;
  readonly insurance?: boolean | null;
  readonly attractions?: readonly Pick<AttractionItem, 'id' | 'quantity'>[] | null;
}

/** Guests of a draft; omitted and null fields stay as they are. */
export interface GuestsInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly specialRequests?: string | null;
  readonly otherGuests?: ConfirmInput['otherGuests'] | null;
}

export interface CreateInput {
  readonly hotelId: string;
  readonly offerId: string;
  readonly stay: {
    readonly checkIn: string;
    readonly checkOut: string;
    /** Omitted numbers have the schema's default. */
    readonly occupancy: Partial<Occupancy> & { readonly children?: number };
  };
  readonly mealPlan?: string | null;
  readonly expectedTotalMinor: number;
  /** The traveller was asked about another booking of the same room and wants this one too. */
  readonly acceptDuplicate?: boolean;
  /** An unpaid booking at the hotel that is changed to this choice. */
  readonly bookingId?: string | null;
  readonly key: string;
}

export interface ConfirmInput {
  readonly bookingId: string;
  readonly guest: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone?: string;
    readonly specialRequests?: string;
  };
  readonly otherGuests?: readonly {
    readonly title?: string;
    readonly firstName?: string;
    readonly lastName?: string;
  }[];
  readonly card: { readonly brand: string; readonly lastFour: string };
  readonly expectedTotalMinor: number;
  /** Revision of the booking that the page showed; not compared without one. */
  readonly expectedRevision?: string | null;
  /** See `CreateInput.acceptDuplicate`. */
  readonly acceptDuplicate?: boolean;
  readonly key: string;
}

export interface CancelInput {
  readonly bookingId: string;
  /** Fee that the page showed, minor units of ILS. */
  readonly feeSeenMinor: number;
  readonly declaration?: CancellationDetails['declaration'];
  readonly key: string;
}
