import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ResultsDocument, RetryResultsDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { placeMocks, progress, result, searchMock } from '../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;

describe('a search without any result because the provider failed', () => {
  const lost = {
    request: { query: ResultsDocument, variables: () => true },
    result: {
      errors: [
        new GraphQLError('PROVIDER_UNAVAILABLE', {
          extensions: { code: 'PROVIDER_UNAVAILABLE', retryable: true },
        }),
      ],
    },
  };

  it.each([
    ['en', 'The hotel system is not answering right now.', 'Try again', /No Hotels Found|0 hotels/],
    ['he', 'מערכת המלונות לא עונה', 'נסו שוב', /לא נמצאו מלונות|0 מלונות/],
  ] as const)('shows a retryable error, not an empty list (%s)', async (language, words, again, nothing) => {
    let retried = 0;
    const retry = {
      request: { query: RetryResultsDocument, variables: () => true },
      result: () => {
        retried += 1;
        const running = progress({ checked: 0, total: 0, complete: false });
        return { data: { __typename: 'Mutation', retryHotelSearch: running } };
      },
    };
    const mocks = [lost, retry, searchMock(() => result()), ...placeMocks()];
    const { user } = renderRoute(<DiscoverPage />, { address: ADDRESS, language, mocks });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: again }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(retried).toBe(1);
  });
});
