import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NearestDatesDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import {
  hotel,
  hotels,
  placeMocks,
  progress,
  progressMock,
  result,
  searchMock,
} from '../../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;

const nothingOffered = {
  isPricePending: true,
  pricePerNight: null,
  total: null,
  mealOptions: [],
  breakfastIncluded: false,
  freeCancellation: false,
  cheapestFreeCancellation: false,
};

const running = progress({ checked: 0, complete: false });

describe('a hotel whose price is still loading', () => {
  it.each([
    ['en', 'Checking the price…', 'no available rooms'],
    ['he', 'בודקים את המחיר…', 'אין חדרים פנויים'],
  ] as const)(
    'is shown with its name and “Checking the price…” and not as sold out (%s)',
    async (language, words, full) => {
      let requested = 0;
      const nearest = {
        request: {
          query: NearestDatesDocument,
          variables: () => {
            requested += 1;
            return true;
          },
        },
        result: { data: { __typename: 'Query', nearestDates: [] } },
      };
      const mocks = [
        searchMock(() => result({ hotels: [hotel(nothingOffered)], progress: running })),
        nearest,
        ...placeMocks(),
      ];
      renderRoute(<DiscoverPage />, { address: ADDRESS, language, mocks });
      const card = within(await screen.findByRole('article'));
      expect(card.getByRole('link', { name: 'Seaside House' })).toBeInTheDocument();
      expect(card.getByText(words)).toBeInTheDocument();
      expect(card.queryByText(full)).not.toBeInTheDocument();
      expect(screen.queryByTestId('skeleton-card')).not.toBeInTheDocument();
      expect(requested).toBe(0);
    },
  );

  it('shows its price instead of the placeholder once it is known', async () => {
    let isPriced = false;
    const pending = hotels(5).map((one) => Object.assign(one, nothingOffered));
    const answer = () => (isPriced ? result() : result({ hotels: pending, progress: running }));
    renderRoute(<DiscoverPage />, {
      address: ADDRESS,
      mocks: [searchMock(answer), progressMock(progress(), 150), ...placeMocks()],
    });
    expect(await screen.findAllByText('Checking the price…')).toHaveLength(5);
    isPriced = true;
    await waitFor(() => expect(screen.queryByText('Checking the price…')).not.toBeInTheDocument(), {
      timeout: 10_000,
    });
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getAllByText('per night')).toHaveLength(5);
  });
});
