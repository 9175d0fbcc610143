import type { OwnReviewFragment, ReviewTopic } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

/** Topics in the order of the form. */
export const topics: readonly ReviewTopic[] = ['CLEANLINESS', 'LOCATION', 'STAFF', 'COMFORT', 'VALUE'];

export type TopicStars = Readonly<Partial<Record<ReviewTopic, number>>>;

/** A review that is not sent yet. */
export interface ReviewDraft {
  /** 1 to 5; null while nothing is chosen. */
  readonly rating: number | null;
  /** 1 to 5 for each topic that is rated. */
  readonly topics: TopicStars;
  readonly title: string;
  readonly comment: string;
  /** URLs of uploaded photos. */
  readonly photos: readonly string[];
}

const emptyDraft: ReviewDraft = { rating: null, topics: {}, title: '', comment: '', photos: [] };

export const maxTitle = 100;
export const maxComment = 5000;
export const maxPhotos = 10;

export type ReviewField = 'rating' | 'title' | 'comment' | 'photos';

const nameOf = (bookingId: string): string => `review.${bookingId}`;

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isRating = (value: unknown): value is number =>
  typeof value === 'number' && [1, 2, 3, 4, 5].includes(value);

const readTopics = (stored: unknown): TopicStars => {
  const given: Record<string, unknown> = { ...(typeof stored === 'object' ? stored : null) };
  return Object.fromEntries(
    topics.filter((topic) => isRating(given[topic])).map((topic) => [topic, given[topic]]),
  );
};

/** A published review as the form shows it before anything is changed. */
const draftOf = ({ rating, topics: given, title, comment, photos }: OwnReviewFragment): ReviewDraft => ({
  rating,
  topics: Object.fromEntries(given.map((each) => [each.topic, each.rating])),
  title,
  comment,
  photos,
});

/** True when both would be sent as the same review. */
export const isSameDraft = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.rating === other.rating &&
  one.title === other.title &&
  one.comment === other.comment &&
  one.photos.join() === other.photos.join() &&
  topics.every((topic) => one.topics[topic] === other.topics[topic]);

/**
 * What the form shows first: the published review, or the stored draft of a new one without invalid values. A stored
 * draft never replaces a published review, whose photos would be deleted when it is saved without them.
 * @param review the published review to change; null for a new one
 */
export const readDraft = (bookingId: string, review: OwnReviewFragment | null = null): ReviewDraft => {
  if (review) return draftOf(review);
  const stored = readTab(nameOf(bookingId));
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const { rating, topics: given, title, comment, photos }: Record<string, unknown> = { ...stored };
  return {
    rating: isRating(rating) ? rating : null,
    topics: readTopics(given),
    title: typeof title === 'string' ? title : '',
    comment: typeof comment === 'string' ? comment : '',
    photos: isTextList(photos) ? photos : [],
  };
};

/** Stores the draft of a new review for this tab, so that closing the form loses nothing; null deletes it. */
export const storeDraft = (bookingId: string, draft: ReviewDraft | null): void =>
  writeTab(nameOf(bookingId), draft);

/** Fields that cannot be sent as they are. */
export const badFields = ({ rating, title, comment }: ReviewDraft): readonly ReviewField[] => [
  ...(rating === null ? (['rating'] as const) : []),
  ...(title.length > maxTitle ? (['title'] as const) : []),
  ...(comment.length > maxComment ? (['comment'] as const) : []),
];

const allFields: readonly ReviewField[] = ['rating', 'title', 'comment', 'photos'];

/** The fields of the form among those that the server names. */
export const fieldsNamed = (names: readonly string[]): readonly ReviewField[] =>
  allFields.filter((field) => names.includes(field));
