import { readTab, writeTab } from '../../lib/tabStorage.ts';

/** What is written so far. */
export interface ReviewDraft {
  /** 1 to 5; null while nothing is chosen. */
  readonly rating: number | null;
  readonly title: string;
  readonly comment: string;
  /** Addresses of uploaded photos. */
  readonly photos: readonly string[];
}

const emptyDraft: ReviewDraft = { rating: null, title: '', comment: '', photos: [] };

export const maxTitle = 100;
export const maxComment = 5000;
export const maxPhotos = 10;

export type ReviewField = 'rating' | 'title' | 'comment' | 'photos';

const nameOf = (bookingId: string): string => `review.${bookingId}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The draft this tab keeps of a stay's review; what is unreadable of it is left out. */
export const readDraft = (bookingId: string): ReviewDraft => {
  const stored = readTab(nameOf(bookingId));
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const { rating, title, comment, photos }: Record<string, unknown> = { ...stored };
  return {
    rating: typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    title: typeof title === 'string' ? title : '',
    comment: typeof comment === 'string' ? comment : '',
    photos: isTexts(photos) ? photos : [],
  };
};

/** Keeps a draft for this tab, so that closing the form loses nothing; null forgets it. */
export const keepDraft = (bookingId: string, draft: ReviewDraft | null): void =>
  writeTab(nameOf(bookingId), draft);

/** Fields that cannot be sent as they are. */
export const badFields = ({ rating, title, comment }: ReviewDraft): readonly ReviewField[] => [
  ...(rating === null ? (['rating'] as const) : []),
  ...(title.length > maxTitle ? (['title'] as const) : []),
  ...(comment.length > maxComment ? (['comment'] as const) : []),
];

const known: readonly ReviewField[] = ['rating', 'title', 'comment', 'photos'];

/** The fields of the form among those the server names. */
export const fieldsNamed = (names: readonly string[]): readonly ReviewField[] =>
  known.filter((field) => names.includes(field));
