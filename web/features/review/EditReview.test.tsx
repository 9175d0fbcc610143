import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeleteMyReviewDocument, UpdateMyReviewDocument } from '#generated/graphql.ts';
import type { UpdateMyReviewMutationVariables } from '#generated/graphql.ts';
import type { renderRoute } from '#web/testing/renderRoute.tsx';
import { storeDraft, readDraft } from './reviewDraft.ts';
import {
  openReviewDialog,
  overallRadio,
  reviewStateMock,
  savedReview,
  reviewableStay,
  publishedReview,
} from './testing/reviewDialog.tsx';

beforeEach(() => sessionStorage.clear());

describe('the review dialog of a published review', () => {
  const published = reviewableStay({ canReview: false, canChange: true, review: publishedReview });
  const edit = async (mocks: NonNullable<Parameters<typeof renderRoute>[1]>['mocks'] & object) =>
    openReviewDialog({ mocks: [reviewStateMock(published), ...mocks] }, 'stars', 'Edit review');

  const notFound = { result: { errors: [new GraphQLError('no', { extensions: { code: 'NOT_FOUND' } })] } };
  const change = (sent: unknown[]) => ({
    request: {
      query: UpdateMyReviewDocument,
      variables: ({ input }: UpdateMyReviewMutationVariables) => {
        sent.push(input);
        return true;
      },
    },
    result: { data: { __typename: 'Mutation', updateMyReview: savedReview } },
  });

  it('shows the published review, and sends the complete review with the changes', async () => {
    const sent: unknown[] = [];
    const { user } = await edit([change(sent)]);
    expect(await overallRadio('2 stars, fair')).toBeChecked();
    const title = screen.getByRole('textbox', { name: 'Title (optional)' });
    expect(title).toHaveValue('Loud');
    await user.clear(title);
    await user.type(title, 'Quiet after all');
    await user.click(await overallRadio('4 stars, very good'));
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

  it('does not keep changes that were discarded, and asks before it discards them', async () => {
    const { user } = await edit([{ ...reviewStateMock(published), delay: 0 }]);
    const title = () => screen.getByRole('textbox', { name: 'Title (optional)' });
    await user.type(title(), ' and dark');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(title()).toHaveValue('Loud and dark');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await user.click(await screen.findByRole('button', { name: 'Reviewed' }));
    await screen.findByRole('dialog', { name: 'Edit review' });
    expect(title()).toHaveValue('Loud');
  });

  it('closes without a question while nothing is changed', async () => {
    const { user } = await edit([]);
    const title = await screen.findByRole('textbox', { name: 'Title (optional)' });
    await user.type(title, '!{Backspace}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('has the title for editing while the form loads', async () => {
    const { user } = await edit([{ ...reviewStateMock(published), delay: Number.POSITIVE_INFINITY }]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Reviewed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit review' });
    expect(dialog).toHaveTextContent('Loading the form');
  });

  it('ignores a draft that was stored before the review was published', async () => {
    storeDraft('b1', { rating: 5, topics: {}, title: 'Half', comment: '', photos: [] });
    await edit([]);
    expect(await screen.findByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Loud');
  });

  const removal = (result: object) => ({
    request: { query: DeleteMyReviewDocument, variables: { bookingId: 'b1' } },
    ...result,
  });

  it('deletes the review only after a confirmation that names the hotel', async () => {
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

  it('treats a review that was deleted elsewhere as deleted', async () => {
    const { user } = await edit([removal(notFound)]);
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Your review was deleted.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });

  it.each([
    ['returns NOT_FOUND', notFound],
    [
      'is refused',
      {
        result: {
          data: {
            __typename: 'Mutation',
            updateMyReview: { __typename: 'ReviewRefused', code: 'INVALID_STATE', fields: [] },
          },
        },
      },
    ],
  ])(
    'keeps the changed text for a new review when the review was deleted elsewhere and saving %s',
    async (_, result) => {
      const photos = ['/files/u/1/a.webp'];
      const shown = reviewableStay({
        canReview: false,
        canChange: true,
        review: { ...publishedReview, photos },
      });
      const { user } = await openReviewDialog(
        { mocks: [reviewStateMock(shown), { ...change([]), ...result }, reviewStateMock(reviewableStay())] },
        'stars',
        'Edit review',
      );
      await user.type(await screen.findByRole('textbox', { name: 'Title (optional)' }), '!');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      expect(await screen.findByText(/^This review no longer exists\./)).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Open' }));
      await screen.findByRole('dialog', { name: 'Add review' });
      expect(await screen.findByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Loud!');
      expect(readDraft('b1').photos).toEqual([]);
    },
  );

  it('keeps the review and the typed text when deleting fails', async () => {
    const { user } = await edit([removal({ error: new TypeError('Failed to fetch') })]);
    await user.type(await screen.findByRole('textbox', { name: 'Title (optional)' }), '!');
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Your review could not be deleted. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Loud!');
  });
});
