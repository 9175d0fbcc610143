import type { PlainDate } from '../stay.ts';

/** Topics that guests may rate separately, in the order of display. */
export const REVIEW_TOPICS = ['CLEANLINESS', 'LOCATION', 'STAFF', 'COMFORT', 'VALUE'] as const;

export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** A guest's rating of one topic, 1 to 5. */
export interface TopicRating {
  readonly topic: ReviewTopic;
  readonly rating: number;
}

/** Mean rating of one topic, 1 to 5 with one decimal, and the number of ratings. */
export interface TopicScore {
  readonly topic: ReviewTopic;
  readonly score: number;
  readonly reviewCount: number;
}

/** A published review of a hotel. */
export interface Review {
  readonly id: string;
  readonly hotelId: string;
  /** The reviewed stay; null for older reviews, and visible to the author and administrators only. */
  readonly bookingId: string | null;
  /** 1 to 5. */
  readonly rating: number;
  /** Each topic once, in the fixed order; empty in older reviews without topics. */
  readonly topics: readonly TopicRating[];
  readonly title: string;
  readonly comment: string;
  readonly reviewerName: string;
  readonly stayDate: PlainDate | null;
  /** URLs on our own origin. */
  readonly photos: readonly string[];
  /** Written by a member about a finished stay booked here. */
  readonly isVerified: boolean;
  readonly createdAt: string;
  /** E-mail of the author; null when unknown or hidden from the reader. */
  readonly createdBy: string | null;
}
