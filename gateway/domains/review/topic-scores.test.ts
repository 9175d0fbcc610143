import { describe, expect, it } from 'vitest';
import type { ReviewTopic } from '#models/hotel/review.ts';
import { topicScores } from './topic-scores.ts';

const review = (given: Partial<Record<ReviewTopic, number>>, isVerified = true) => ({
  isVerified,
  topics: Object.entries(given).map(([topic, rating]) => ({ topic: topic as ReviewTopic, rating })),
});

describe('scores by topic', () => {
  it('are the mean ratings, rounded down, with the number of ratings', () => {
    const reviews = [
      review({ VALUE: 2, STAFF: 5 }),
      review({ STAFF: 5, VALUE: 4 }),
      review({ STAFF: 4, VALUE: 5 }),
      review({ VALUE: 4 }),
      review({}),
    ];
    expect(topicScores(reviews)).toEqual([
      { topic: 'STAFF', score: 4.6, reviewCount: 3 },
      { topic: 'VALUE', score: 3.7, reviewCount: 4 },
    ]);
  });

  it('are left out while fewer than three guests rate the topic', () => {
    expect(topicScores([review({ LOCATION: 5 }), review({ LOCATION: 4 })])).toEqual([]);
    expect(topicScores([])).toEqual([]);
  });

  it('count verified reviews only', () => {
    const verified = [review({ COMFORT: 3 }), review({ COMFORT: 3 })];
    expect(topicScores([...verified, review({ COMFORT: 5 }, false)])).toEqual([]);
    expect(topicScores([...verified, review({ COMFORT: 5 }, false), review({ COMFORT: 3 })])).toEqual([
      { topic: 'COMFORT', score: 3, reviewCount: 3 },
    ]);
  });
});
