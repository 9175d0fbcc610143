import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KnownStaysDocument } from '../../generated/graphql.ts';
import { addDays, today } from '../../i18n/plain-date.ts';
import { money } from '../../testing/factories.ts';
import { details, open, prices, rooms } from './testing.tsx';
import { hotelDetails } from '../../testing/hotelFactories.ts';

it('shows in the calendar what days cost when they were read, with their age', async () => {
  const checkIn = addDays(today(), 40);
  const known = {
    request: { query: KnownStaysDocument, variables: () => true },
    maxUsageCount: 3,
    result: {
      data: {
        __typename: 'Query' as const,
        knownStays: [
          {
            __typename: 'NearbyStay' as const,
            checkIn: addDays(checkIn, 1),
            pricePerNight: money(850),
            pricedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
          },
        ],
      },
    },
  };
  const query = `checkin=${checkIn}&checkout=${addDays(checkIn, 2)}&guests=2`;
  const { user } = open([details(hotelDetails()), prices(rooms), known], { query });
  await user.click(await screen.findByRole('button', { name: /^Dates/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dates' }));
  const priced = await dialog.findAllByLabelText(/from ₪850 a night, checked 2 hours ago$/);
  expect(priced).toHaveLength(1);
  expect(
    dialog.getByText(
      /^From, a night, for 2 nights beginning that day.*The oldest was checked 2 hours ago\.$/,
    ),
  ).toBeInTheDocument();
});
