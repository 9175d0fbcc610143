import { screen, within } from '@testing-library/react';
import { CreateReviewDocument, ReviewDialogDocument, useReviewDialogQuery } from '#generated/graphql.ts';
import type {
  CreateReviewMutation,
  CreateReviewMutationVariables,
  OwnReviewFragment,
  ReviewDialogQuery,
} from '#generated/graphql.ts';
import { useReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ReviewProvider } from '../ReviewProvider.tsx';

/** A published review without photos. */
export const publishedReview: OwnReviewFragment = {
  __typename: 'Review',
  id: 'r1',
  rating: 2,
  topics: [{ __typename: 'ReviewTopicRating', topic: 'STAFF', rating: 4 }],
  title: 'Loud',
  comment: 'All night.',
  photos: [],
};

type State = NonNullable<ReviewDialogQuery['booking']>['reviewState'];

/** A stay that can be reviewed. */
export const reviewableStay = (changes: Partial<State> = {}): State => ({
  __typename: 'ReviewState',
  canReview: true,
  canChange: false,
  from: '2026-05-18',
  review: null,
  ...changes,
});

/** Response to the query of the dialog. */
export const reviewStateMock = (reviewState: State) => ({
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

/** Response to a new review; with `lost` the request fails. */
export const createReviewMock = (
  result: CreateReviewMutation['createReview'] | 'lost',
  sent: unknown[] = [],
) => ({
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

/** A review that was accepted. */
export const savedReview: CreateReviewMutation['createReview'] = {
  __typename: 'ReviewSaved',
  review: publishedReview,
};

/** A button of another page, whose label depends on the cached review. */
function Opener({ startAt }: { startAt: 'stars' | 'photos' }) {
  const review = useReviewLauncher();
  const { data } = useReviewDialogQuery({ variables: { bookingId: 'b1' }, fetchPolicy: 'cache-only' });
  return (
    <button type="button" onClick={() => review.open({ bookingId: 'b1', startAt })}>
      {data?.booking?.reviewState?.review ? 'Reviewed' : 'Open'}
    </button>
  );
}

/** Opens the dialog, and waits until it has this title. */
export const openReviewDialog = async (
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

/** The radio of the overall rating. */
export const overallRadio = async (stars: string) =>
  within(await screen.findByRole('radiogroup', { name: /^Your rating/ })).getByRole('radio', { name: stars });
