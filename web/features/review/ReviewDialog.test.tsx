import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreateUploadDocument } from '#generated/graphql.ts';
import type { ErrorCode } from '#generated/graphql.ts';
import {
  createReviewMock,
  openReviewDialog,
  overallRadio,
  reviewStateMock,
  savedReview,
  reviewableStay,
  publishedReview,
} from './testing/reviewDialog.tsx';

describe('the review dialog', () => {
  it('sends stars chosen by keyboard, title and text', async () => {
    const sent: unknown[] = [];
    const { user } = await openReviewDialog({
      mocks: [reviewStateMock(reviewableStay()), createReviewMock(savedReview, sent)],
    });
    const first = await overallRadio('1 star, poor');
    first.focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await overallRadio('4 stars, very good')).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), 'Calm');
    await user.type(screen.getByRole('textbox', { name: 'Your review (optional)' }), 'By the sea.');
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Thank you! Your review is published.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reviewed' })).toBeVisible();
    expect(sent[0]).toEqual({
      bookingId: 'b1',
      rating: 4,
      topics: [],
      title: 'Calm',
      comment: 'By the sea.',
      photos: [],
    });
  });

  it('sends topics rated by keyboard or mouse, and none that was cleared', async () => {
    const sent: unknown[] = [];
    const { user } = await openReviewDialog({
      mocks: [reviewStateMock(reviewableStay()), createReviewMock(savedReview, sent)],
    });
    await user.click(await overallRadio('5 stars, excellent'));
    const stars = (topic: string) => within(screen.getByRole('radiogroup', { name: topic }));
    stars('Staff').getByRole('radio', { name: '1 star, poor' }).focus();
    await user.keyboard(' {ArrowRight}');
    await user.click(stars('Value for money').getByRole('radio', { name: '3 stars, good' }));
    await user.click(stars('Location').getByRole('radio', { name: '5 stars, excellent' }));
    await user.click(screen.getByRole('button', { name: 'Remove the rating: Location' }));
    expect(stars('Location').getByRole('radio', { name: '1 star, poor' })).toHaveFocus();
    expect(stars('Location').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Thank you! Your review is published.')).toBeVisible();
    expect(sent[0]).toMatchObject({
      rating: 5,
      topics: [
        { topic: 'STAFF', rating: 2 },
        { topic: 'VALUE', rating: 3 },
      ],
    });
  });

  it('requires the stars before it sends anything', async () => {
    const { user, dialog } = await openReviewDialog({ mocks: [reviewStateMock(reviewableStay())] });
    await user.click(await screen.findByRole('button', { name: 'Publish review' }));
    expect(await within(dialog.ownerDocument.body).findByText('Choose one to five stars.')).toBeVisible();
    expect(await overallRadio('1 star, poor')).toHaveFocus();
  });

  it('sends nothing while a photo is being uploaded, because the review would lack it', async () => {
    const sent: unknown[] = [];
    const never = {
      request: { query: CreateUploadDocument, variables: () => true },
      result: { data: null },
      delay: Number.POSITIVE_INFINITY,
    };
    const { user, dialog } = await openReviewDialog({
      mocks: [reviewStateMock(reviewableStay()), createReviewMock(savedReview, sent), never],
    });
    await user.click(await overallRadio('5 stars, excellent'));
    const chooser = dialog.ownerDocument.querySelector('input[type="file"]');
    if (!chooser) throw new Error('no chooser');
    fireEvent.change(chooser, { target: { files: [new File(['a'], 'a.png', { type: 'image/png' })] } });
    await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), 'Calm{Enter}');
    await user.click(screen.getByRole('button', { name: /Publish review/ }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: /a\.png/ }));
    await user.click(await screen.findByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Thank you! Your review is published.')).toBeVisible();
  });

  it('keeps typed text when sending fails', async () => {
    const { user } = await openReviewDialog({
      mocks: [reviewStateMock(reviewableStay()), createReviewMock('lost')],
    });
    await user.click(await overallRadio('5 stars, excellent'));
    await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), 'Calm');
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Calm');
  });

  it.each<[ErrorCode, string[], string]>([
    ['INVALID_STATE', [], 'This stay cannot be reviewed now.'],
    ['CONFLICT', [], 'You have already reviewed this stay. Thank you!'],
    ['BAD_USER_INPUT', ['photos'], 'One of the photos was not accepted. Remove it and try again.'],
  ])('says why a review is refused: %s', async (code, fields, text) => {
    const refused = { __typename: 'ReviewRefused' as const, code, fields };
    const { user } = await openReviewDialog({
      mocks: [reviewStateMock(reviewableStay()), createReviewMock(refused)],
    });
    await user.click(await overallRadio('5 stars, excellent'));
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['too early', reviewableStay({ canReview: false }), /You can write a review from 18 May 2026/],
    [
      'written already',
      reviewableStay({ canReview: false, review: publishedReview }),
      /You have already reviewed this stay/,
    ],
    [
      'never',
      reviewableStay({ canReview: false, from: null }),
      /Only confirmed bookings that were paid before their last night began/,
    ],
  ])('says why there is no form: %s', async (_, given, text) => {
    const { dialog } = await openReviewDialog({ mocks: [reviewStateMock(given)] });
    expect(await within(dialog).findByRole('button', { name: 'OK' })).toBeVisible();
    expect(dialog).toHaveTextContent(text);
  });

  it('focuses the photos when the traveller opened it to share photos', async () => {
    await openReviewDialog({ mocks: [reviewStateMock(reviewableStay())] }, 'photos');
    const photos = await screen.findByRole('group', { name: 'Photos (optional)' });
    await waitFor(() => expect(photos).toHaveFocus());
  });
});
