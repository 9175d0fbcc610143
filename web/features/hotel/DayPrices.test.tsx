import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KnownStaysDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { money } from '#web/testing/factories.ts';
import { details, open, prices, rooms } from './testing/hotel.tsx';
import { hotelDetails } from '#web/testing/hotelFactories.ts';

const checkIn = addDays(today(), 40);

/**
 * Response with the price of the day after check-in.
 * @param requested called with the variables of the query
 */
const known = (requested: (variables: Record<string, unknown>) => void = () => undefined) => ({
  request: {
    query: KnownStaysDocument,
    variables: (variables: Record<string, unknown>) => {
      requested(variables);
      return true;
    },
  },
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
});

const query = `checkin=${checkIn}&checkout=${addDays(checkIn, 2)}&guests=2`;

it('the calendar of a hotel shows known prices of days, with their age', async () => {
  const { user } = open([details(hotelDetails()), prices(rooms), known()], { query });
  await user.click(await screen.findByRole('button', { name: /^Dates/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dates' }));
  const priced = await dialog.findAllByLabelText(/from ₪850 a night, checked 2 hours ago$/);
  expect(priced).toHaveLength(1);
  expect(
    dialog.getByText(
      /^From, a night, for 2 nights beginning that day.*lately\. The oldest was checked 2 hours ago\.$/,
    ),
  ).toBeInTheDocument();
});

it('the calendar of a hotel requests prices of rooms that meet the wishes, and says so', async () => {
  const requested: unknown[] = [];
  const mocks = [
    details(hotelDetails()),
    prices(rooms),
    known((variables) => requested.push(variables['wishes'])),
  ];
  const wishes = '&meals=Breakfast Included&freeCancellation=true';
  const { user } = open(mocks, { query: `${query}${wishes}` });
  await user.click(await screen.findByRole('button', { name: /^Dates/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dates' }));
  expect(
    await dialog.findByText(/rooms with what you asked for: Breakfast Included, Free Cancellation\./),
  ).toBeInTheDocument();
  expect(requested.at(-1)).toMatchObject({ meals: ['Breakfast Included'], freeCancellation: true });
});
