import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CreateReviewDocument,
  CreateUploadDocument,
  DeleteMyReviewDocument,
  ReviewDialogDocument,
  UpdateMyReviewDocument,
  useReviewDialogQuery,
} from '#generated/graphql.ts';
import type {
  CreateReviewMutation,
  CreateReviewMutationVariables,
  ErrorCode,
  OwnReviewFragment,
  ReviewDialogQuery,
  UpdateMyReviewMutationVariables,
} from '#generated/graphql.ts';
import { useReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ReviewProvider } from './ReviewProvider.tsx';

const written: OwnReviewFragment = {
  __typename: 'Review',
  id: 'r1',
  rating: 2,
  topics: [{ __typename: 'ReviewTopicRating', topic: 'STAFF', rating: 4 }],
  title: 'Loud',
  comment: 'All night.',
  photos: [],
};

type State = NonNullable<ReviewDialogQuery['booking']>['reviewState'];

const state = (changes: Partial<State> = {}): State => ({
  __typename: 'ReviewState',
  canReview: true,
  canChange: false,
  from: '2026-05-18',
  review: null,
  ...changes,
});

const reviewStateMock = (reviewState: State) => ({
  request: { query: ReviewDialogDocument, variables: { bookingId: 'b1' } },
  result: {
    data: {
      __typename: 'Query',
      booking: {
        __typename: 'Booking',
        id: 'b1',
        hotelName: 'Almog Test Hotel',
        hotelNameHe: null,
        checkIn: '2026-05-12',
        checkOut: '2026-05-18',
        reviewState,
      },
    },
  },
});

const answer = (result: CreateReviewMutation['createReview'] | 'lost', sent: unknown[] = []) => ({
  request: {
    query: CreateReviewDocument,
    variables: ({ input }: CreateReviewMutationVariables) => {
      sent.push(input);
      return true;
    },
  },
  ...(result === 'lost'
    ? { error: new TypeError('Failed to fetch') }
    : { result: { data: { __typename: 'Mutation', createReview: result } } }),
});

const saved: CreateReviewMutation['createReview'] = {
  __typename: 'ReviewSaved',
  review: written,
};

/** A screen that shows the booking, with data from the same cache. */
function Opener({ startAt }: { startAt: 'stars' | 'photos' }) {
  const review = useReviewLauncher();
  const { data } = useReviewDialogQuery({ variables: { bookingId: 'b1' }, fetchPolicy: 'cache-only' });
  return (
    <button type="button" onClick={() => review.open({ bookingId: 'b1', startAt })}>
      {data?.booking?.reviewState?.review ? 'Reviewed' : 'Open'}
    </button>
  );
}

const open = async (
  mocks: Parameters<typeof renderRoute>[1] & object,
  startAt: 'stars' | 'photos' = 'stars',
  title = 'Add review',
) => {
  const { user } = renderRoute(
    <ReviewProvider>
      <Opener startAt={startAt} />
    </ReviewProvider>,
    { viewer: viewer(), ...mocks },
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: title }) };
};

const overall = async (stars: string) =>
  within(await screen.findByRole('radiogroup', { name: /^Your rating/ })).getByRole('radio', { name: stars });

describe('the review dialog', () => {
  it('sends stars chosen by keyboard, title and text', async () => {
    const sent: unknown[] = [];
    const { user } = await open({
      mocks: [reviewStateMock(state()), answer(saved, sent)],
    });
    const first = await overall('1 star, poor');
    first.focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await overall('4 stars, very good')).toBeChecked();
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

  it('sends the topics that were rated by keyboard, and none that was cleared', async () => {
    const sent: unknown[] = [];
    const { user } = await open({ mocks: [reviewStateMock(state()), answer(saved, sent)] });
    await user.click(await overall('5 stars, excellent'));
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

  it('asks for the stars before it sends anything', async () => {
    const { user, dialog } = await open({ mocks: [reviewStateMock(state())] });
    await user.click(await screen.findByRole('button', { name: 'Publish review' }));
    expect(await within(dialog.ownerDocument.body).findByText('Choose one to five stars.')).toBeVisible();
    expect(await overall('1 star, poor')).toHaveFocus();
  });

  it('waits for a photo that is being uploaded, because a stay is reviewed only once', async () => {
    const sent: unknown[] = [];
    const never = {
      request: { query: CreateUploadDocument, variables: () => true },
      result: { data: null },
      delay: Number.POSITIVE_INFINITY,
    };
    const { user, dialog } = await open({ mocks: [reviewStateMock(state()), answer(saved, sent), never] });
    await user.click(await overall('5 stars, excellent'));
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
    const { user } = await open({ mocks: [reviewStateMock(state()), answer('lost')] });
    await user.click(await overall('5 stars, excellent'));
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
    const { user } = await open({ mocks: [reviewStateMock(state()), answer(refused)] });
    await user.click(await overall('5 stars, excellent'));
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['too early', state({ canReview: false }), /You can write a review from 18 May 2026/],
    ['written already', state({ canReview: false, review: written }), /You have already reviewed this stay/],
    [
      'never',
      state({ canReview: false, from: null }),
      /Only confirmed bookings that were paid before their last night began/,
    ],
  ])('says why there is no form: %s', async (_, given, text) => {
    const { dialog } = await open({ mocks: [reviewStateMock(given)] });
    expect(await within(dialog).findByRole('button', { name: 'OK' })).toBeVisible();
    expect(dialog).toHaveTextContent(text);
  });

  it('starts at the photos when the traveller opened it for photos', async () => {
    await open({ mocks: [reviewStateMock(state())] }, 'photos');
    const photos = await screen.findByRole('group', { name: 'Photos (optional)' });
    await waitFor(() => expect(photos).toHaveFocus());
  });
});

describe('the review dialog of a published review', () => {
  const published = state({ canReview: false, canChange: true, review: written });
  const edit = async (mocks: NonNullable<Parameters<typeof renderRoute>[1]>['mocks'] & object) =>
    open({ mocks: [reviewStateMock(published), ...mocks] }, 'stars', 'Edit review');

  it('shows what is published, and sends all of it with the changes', async () => {
    const sent: unknown[] = [];
    const { user } = await edit([
      {
        request: {
          query: UpdateMyReviewDocument,
          variables: ({ input }: UpdateMyReviewMutationVariables) => {
            sent.push(input);
            return true;
          },
        },
        result: { data: { __typename: 'Mutation', updateMyReview: saved } },
      },
    ]);
    expect(await overall('2 stars, fair')).toBeChecked();
    const title = screen.getByRole('textbox', { name: 'Title (optional)' });
    expect(title).toHaveValue('Loud');
    await user.clear(title);
    await user.type(title, 'Quiet after all');
    await user.click(await overall('4 stars, very good'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your review was changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        bookingId: 'b1',
        rating: 4,
        topics: [{ topic: 'STAFF', rating: 4 }],
        title: 'Quiet after all',
        comment: 'All night.',
        photos: [],
      },
    ]);
  });

  const removal = (result: object) => ({
    request: { query: DeleteMyReviewDocument, variables: { bookingId: 'b1' } },
    ...result,
  });

  it('deletes it only after a question that names the hotel', async () => {
    const { user } = await edit([
      removal({ result: { data: { __typename: 'Mutation', deleteMyReview: true } } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    const question = await screen.findByRole('alertdialog', {
      name: /^Delete your review of .*Almog Test Hotel.*\? It cannot be restored\.$/,
    });
    await user.click(within(question).getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Your review was deleted.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });

  it('keeps it, with what was typed, when deleting fails', async () => {
    const { user } = await edit([removal({ error: new TypeError('Failed to fetch') })]);
    await user.type(await screen.findByRole('textbox', { name: 'Title (optional)' }), '!');
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Your review could not be deleted. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Loud!');
  });
});
