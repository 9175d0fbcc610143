import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminDeleteReviewDocument } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { administrator, adminReview, reviewsPage } from '../testing/factories.ts';
import { ReviewsTab } from './ReviewsTab.tsx';

const show = (
  mocks: readonly ReturnType<typeof reviewsPage>[],
  more: readonly object[] = [],
  language: 'en' | 'he' = 'en',
) =>
  renderRoute(<ReviewsTab />, {
    address: '/Admin?tab=reviews',
    viewer: administrator(),
    language,
    mocks: [...mocks, ...(more as typeof mocks)],
  });

describe('the tab of reviews', () => {
  it('shows hotel, stars, reviewer, stay, title, comment and day', async () => {
    show([reviewsPage([adminReview()])]);
    const [card = document.body] = await screen.findAllByRole('listitem');
    for (const text of ['4 stars', '12 May 2026', 'Lovely', 'Quiet and clean.', '5/5']) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
    expect(within(card).getByRole('heading', { name: 'Harbour House' })).toBeVisible();
    expect(within(card).getAllByText('Maya Test')[0]).toBeVisible();
    expect(within(card).getByText('20 May 2026')).toBeVisible();
    expect(screen.getByText('1 in total')).toBeInTheDocument();
  });

  it('says that the hotel of a review is unknown', async () => {
    show([reviewsPage([adminReview({ hotelName: null })])]);
    expect(await screen.findByRole('heading', { name: 'Unknown Hotel' })).toBeVisible();
  });

  it('names the hotel in Hebrew, also in the label of the button', async () => {
    show([reviewsPage([adminReview({ hotelNameHe: 'בית הנמל' })])], [], 'he');
    expect(await screen.findByRole('heading', { name: 'בית הנמל' })).toBeVisible();
    expect(screen.getByRole('button', { name: /בית הנמל/ })).toBeVisible();
  });

  it('marks title and comment with the language of their script when that is not the page language', async () => {
    const { review } = adminReview();
    show([reviewsPage([adminReview({ review: { ...review, title: 'מקסים' } })])]);
    const title = await screen.findByText('מקסים');
    expect(title).toHaveAttribute('lang', 'he');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('Quiet and clean.')).not.toHaveAttribute('lang');
  });

  it('says that there are no reviews', async () => {
    show([reviewsPage([])]);
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  });

  it('deletes after confirmation and moves the focus to the list', async () => {
    const removal = {
      request: { query: AdminDeleteReviewDocument, variables: { id: 'review-1' } },
      result: { data: { __typename: 'Mutation', deleteReview: true } },
    };
    const { user } = show([reviewsPage([adminReview()]), reviewsPage([])], [removal]);
    await user.click(await screen.findByRole('button', { name: /^Delete the review/ }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this review?',
    });
    expect(question).toHaveAccessibleDescription(
      'The review of Harbour House by Maya Test will be deleted permanently.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The review was deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Reviews/ })).toHaveFocus());
  });

  it('keeps the review when deleting fails, and says so', async () => {
    const removal = {
      request: { query: AdminDeleteReviewDocument, variables: { id: 'review-1' } },
      error: new TypeError('Failed to fetch'),
    };
    const { user } = show([reviewsPage([adminReview()])], [removal]);
    await user.click(await screen.findByRole('button', { name: /^Delete the review/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The review could not be deleted. Please try again.')).toBeVisible();
    expect(screen.getByText('Quiet and clean.')).toBeVisible();
  });
});
