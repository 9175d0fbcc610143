import type { PlainDate } from './stay.ts';

/** A published review of a hotel. */
export interface Review {
  readonly id: string;
  readonly hotelId: string;
  /** The reviewed stay; null for reviews from before, and hidden from everybody but author and staff. */
  readonly bookingId: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly reviewerName: string;
  readonly stayDate: PlainDate | null;
  /** Addresses on our own origin. */
  readonly photos: readonly string[];
  /** Written by a member about a finished stay booked here. */
  readonly isVerified: boolean;
  readonly createdAt: string;
  /** E-mail of the author; null when unknown or hidden from the reader. */
  readonly createdBy: string | null;
}
