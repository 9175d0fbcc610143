import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const family = (room: string) => {
  const party = { adults: 2, children: 2, childrenAges: [4, 9], infants: 0, rooms: 1 };
  return checkoutBooking({ guests: 4, party: { __typename: 'Party', ...party }, roomNames: [room] });
};

it.each([
  ['en', 'Beds for 2 people, while 4 of you need one. Ask the hotel about an extra bed.'],
  ['he', 'במיטות יש מקום לשני אנשים, ואתם צריכים מקום ל־4. כדאי לשאול את המלון על מיטה נוספת.'],
] as const)('an order says that its room has too few beds, in %s', async (language, words) => {
  renderRoute(<OrderSummary booking={family('Deluxe Room,1 King Bed')} />, { language });
  expect(await screen.findByText(words)).toBeVisible();
});

it.each(['Family Room,2 Double Beds', 'Family Room'])(
  'an order of a room with enough beds, or with unknown ones, has no note about beds: %s',
  (room) => {
    renderRoute(<OrderSummary booking={family(room)} />);
    expect(screen.getByRole('complementary')).not.toHaveTextContent('Beds for');
  },
);
