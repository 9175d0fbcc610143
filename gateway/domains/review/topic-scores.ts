import { REVIEW_TOPICS } from '#models/hotel/review.ts';
import type { Review, TopicScore } from '#models/hotel/review.ts';
import { oneDecimal } from '#shared/hotel/quality.ts';

/** Minimum number of ratings for a score: a mean of one or two would be read as the opinion of all guests. */
const MIN_VOTES = 3;

/**
 * Means by topic. Only verified reviews count, because other authors may never have stayed there. A mean is rounded
 * down to one decimal, as the score of the hotel is.
 * @returns topics in their fixed order, without those that fewer than 3 verified reviews rate
 */
export function topicScores(
  reviews: readonly Pick<Review, 'isVerified' | 'topics'>[],
): readonly TopicScore[] {
  const ratings = reviews.filter(({ isVerified }) => isVerified).flatMap(({ topics }) => topics);
  return REVIEW_TOPICS.flatMap((topic) => {
    const given = ratings.filter((each) => each.topic === topic);
    if (given.length < MIN_VOTES) return [];
    const sum = given.reduce((total, { rating }) => total + rating, 0);
    return [{ topic, score: oneDecimal(sum / given.length), reviewCount: given.length }];
  });
}
