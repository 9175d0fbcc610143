import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  HotelReviewsDocument,
  type HotelReviews_ReviewFragment,
  type TopicScores_TopicFragment,
} from '#generated/graphql.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { AboutScore } from './components/reviews/AboutScore.tsx';
import { HotelReviews } from './components/reviews/HotelReviews.tsx';

const review = (changes: Partial<HotelReviews_ReviewFragment> = {}): HotelReviews_ReviewFragment => ({
  __typename: 'Review',
  id: 'review-1',
  rating: 4,
  topics: [],
  title: 'Close to everything',
  comment: 'Quiet at night.\nGood coffee.',
  reviewerName: 'Maya Test',
  stayDate: '2026-04-12',
  photos: [],
  isVerified: true,
  ...changes,
});

const request = (page = 1) => ({
  query: HotelReviewsDocument,
  variables: { id: 'hotel-1', page: { page, pageSize: 5 } },
});

const answer = (
  items: HotelReviews_ReviewFragment[],
  totalItems = items.length,
  page = 1,
  topics: TopicScores_TopicFragment[] = [],
) => ({
  request: request(page),
  result: {
    data: {
      __typename: 'Query' as const,
      hotel: {
        __typename: 'Hotel' as const,
        id: 'hotel-1',
        reviews: {
          __typename: 'ReviewPage' as const,
          items,
          pageInfo: { __typename: 'PageInfo' as const, totalItems },
          topics,
        },
      },
    },
  },
});

const open = (mocks: NonNullable<RouteOptions['mocks']>, options: RouteOptions = {}) =>
  renderRoute(<HotelReviews hotelId="hotel-1" />, { ...options, mocks });

const section = () => screen.findByRole('region', { name: 'Guest reviews' });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => review({ id: `review-${index}`, title: `Stay ${index}` }));

describe('the explanation of the score', () => {
  it('is shown on request, with the averages by topic', async () => {
    const comfort = {
      __typename: 'ReviewTopicScore' as const,
      topic: 'COMFORT' as const,
      score: 3.6,
      reviewCount: 12,
    };
    const quality = { __typename: 'Quality' as const, score: 4.4, label: 'GREAT' as const };
    const { user } = renderRoute(
      <AboutScore hotelId="hotel-1" quality={{ ...quality, source: 'TRIPADVISOR', reviewCount: null }} />,
      { mocks: [answer([], 0, 1, [comfort])] },
    );
    await user.click(screen.getByRole('button', { name: 'from Tripadvisor' }));
    const explanation = within(await screen.findByRole('dialog', { name: 'About this score' }));
    expect(explanation.getByText(/^This score is Tripadvisor’s/)).toBeVisible();
    expect(await explanation.findByRole('list', { name: 'Ratings by topic' })).toHaveTextContent(
      /12 ratings/,
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'from Tripadvisor' })).toHaveFocus();
  });
});

describe('the reviews of a hotel', () => {
  it('show the author, text, number of stars, and that the stay is verified', async () => {
    open([answer([review()])]);
    const item = await screen.findByRole('listitem', { name: 'Maya Test' });
    expect(item).toHaveTextContent('4 stars');
    expect(item).toHaveTextContent('Stay: 12 Apr 2026');
    expect(item).toHaveTextContent('Verified stay');
    expect(within(item).getByText(/^Quiet at night\./)).toBeVisible();
  });

  it('mark title and comment with the language of their letters if it is not that of the page', async () => {
    open([answer([review({ title: 'מקסים', comment: 'Quiet at night.' })])]);
    expect(await screen.findByText('מקסים')).toHaveAttribute('lang', 'he');
    expect(screen.getByText('Quiet at night.')).not.toHaveAttribute('lang');
  });

  it('mark only stays booked here as verified, and call an author without a name a guest', async () => {
    open([answer([review({ isVerified: false, reviewerName: '', stayDate: null, title: '' })])]);
    const item = await screen.findByRole('listitem', { name: 'A guest' });
    expect(item).not.toHaveTextContent('Verified stay');
    expect(item).not.toHaveTextContent('Stay:');
  });

  it('show the averages by topic, how many guests rated them, and whose votes count', async () => {
    const staff = {
      __typename: 'ReviewTopicScore' as const,
      topic: 'STAFF' as const,
      score: 4.6,
      reviewCount: 3,
    };
    const rated = review({ topics: [{ __typename: 'ReviewTopicRating', topic: 'VALUE', rating: 2 }] });
    open([answer([rated], 1, 1, [staff])]);
    const lists = await screen.findAllByRole('list', { name: 'Ratings by topic' });
    expect(lists.map((list) => list.textContent)).toEqual([
      expect.stringContaining('Staff4.64.6 of 53 ratings'),
      'Value for money 2/5',
    ]);
    expect(screen.getByText(/^Only from verified stays booked on/)).toBeVisible();
  });

  it('leave out topics without ratings', async () => {
    open([answer([review()])]);
    await screen.findByRole('listitem', { name: 'Maya Test' });
    expect(screen.queryByRole('list', { name: 'Ratings by topic' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Only from verified stays/)).not.toBeInTheDocument();
  });

  it('show their photos large', async () => {
    const { user } = open([answer([review({ photos: ['/files/u/1/a.jpg', '/files/u/2/b.jpg'] })])]);
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2 by Maya Test' })).toHaveAttribute(
      'src',
      '/files/u/2/b.jpg?w=320',
    );
    await user.click(screen.getByRole('button', { name: 'Enlarge photo 2 of 2 by Maya Test' }));
    const large = within(await screen.findByRole('dialog', { name: 'Photos by Maya Test' }));
    expect(large.getByRole('img')).toHaveAttribute('src', '/files/u/2/b.jpg?w=1280');
  });

  it('show five more at a time up to the last, each once even if one is written meanwhile', async () => {
    const all = numbered(16);
    // A newer review has shifted the others before the second page is read.
    const pages = Array.from({ length: 4 }, (_, at) =>
      at === 0 ? answer(all.slice(0, 5), 16) : answer(all.slice(at * 5 - 1, at * 5 + 4), 17, at + 1),
    );
    const { user } = open(pages);
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    const more = () => screen.queryByRole('button', { name: 'Show more reviews' });
    for (let seen = 5; more(); seen = screen.getAllByRole('listitem').length) {
      await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
      await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(seen));
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(16);
    expect(new Set(screen.getAllByText(/^Stay \d+$/).map((title) => title.textContent)).size).toBe(16);
  });

  it('stay when the next ones could not be loaded, which can be retried', async () => {
    const all = numbered(7);
    const broken = { request: request(2), error: new TypeError('no answer') };
    const { user } = open([answer(all.slice(0, 5), 7), broken, answer(all.slice(5), 7, 2)]);
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Stay 6')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  it('say that there are none, in Hebrew too', async () => {
    open([answer([])], { language: 'he' });
    const region = await screen.findByRole('region', { name: 'ביקורות אורחים' });
    expect(await within(region).findByText(/^אין עדיין ביקורות/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const broken = { request: request(), error: new TypeError('no answer') };
    const { user } = open([broken, answer([review()])]);
    await user.click(await within(await section()).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'Maya Test' })).toBeVisible();
  });
});
