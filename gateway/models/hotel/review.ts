import type { PlainDate } from '../stay.ts';

/** What guests may score apart, in the order it is shown in. */
export const REVIEW_TOPICS = ['CLEANLINESS', 'LOCATION', 'STAFF', 'COMFORT', 'VALUE'] as const;

export type ReviewTopic = (typeof REVIEW_TOPICS)[number];

/** What one guest gave one topic, 1 to 5. */
export interface TopicRating {
  readonly topic: ReviewTopic;
  readonly rating: number;
}

/** What guests gave one topic: their mean of 1 to 5 with one decimal, and how many gave it. */
export interface TopicScore {
  readonly topic: ReviewTopic;
  readonly score: number;
  readonly reviewCount: number;
}

/** A published review of a hotel. */
export interface Review {
  readonly id: string;
  readonly hotelId: string;
  /** The reviewed stay; null for older reviews, and visible to the author and staff only. */
  readonly bookingId: string | null;
  /** 1 to 5. */
  readonly rating: number;
  /** Each topic once, in the order of the list; empty in reviews from before topics were asked. */
  readonly topics: readonly TopicRating[];
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
