import { refusedFields } from '#gateway/kit/demand-fields.ts';
import type { RefusedReview } from '#models/refused-input.ts';
import { MAX_COMMENT, MAX_PHOTOS, MAX_TITLE } from './review-input.ts';

/** Accepted input of each field of a review, in English for developers. */
const rules: Readonly<Record<string, string>> = {
  rating: '1 to 5, whole stars',
  topics: 'each topic once, with 1 to 5 whole stars',
  title: `at most ${MAX_TITLE} characters`,
  comment: `at most ${MAX_COMMENT} characters`,
  photos: `at most ${MAX_PHOTOS} addresses of own uploads`,
};

const sentences: Readonly<Record<Exclude<RefusedReview['code'], 'BAD_USER_INPUT'>, string>> = {
  INVALID_STATE:
    'The stay cannot be reviewed now: it is not confirmed, not over at the property, or was paid after its last night began. Read `reviewState` of the booking.',
  CONFLICT: 'This booking has been reviewed already.',
};

/** Why a review was not published, in English for developers. */
export const reviewRefusal = ({ code, fields }: RefusedReview): string =>
  code === 'BAD_USER_INPUT' ? refusedFields(fields, rules) : sentences[code];
