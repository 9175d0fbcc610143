import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';
import { bookNow, choose, details, open, prices } from './testing/hotel.tsx';

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

const room = (name: string, shekels: number, meals: string[], isFree: boolean) =>
  roomOffer({
    id: name,
    roomNames: [name],
    total: money(shekels),
    pricePerNight: money(shekels / 2),
    mealPlan: meals[0] ?? '',
    mealChoices: meals,
    cancellation: { __typename: 'CancellationTerms', isFree, freeUntil: null, steps: [] },
  });

const rooms = [
  room('Plain', 600, ['Room only'], false),
  room('Morning', 800, ['Breakfast Included'], false),
  room('Flexible', 1000, ['Room only', 'Breakfast Included'], true),
  room('Grand', 1400, ['Half Board'], true),
];
const both = 'checkin=2099-05-12&checkout=2099-05-14&meals=Breakfast+Included&freeCancellation=true';
const names = async () =>
  (await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('aria-label'));
const panel = () => screen.getByRole('complementary');

describe('a hotel opened from a list with wishes', () => {
  it('shows the cheapest room that meets all wishes first, and its price as the price of the hotel', async () => {
    open([details(hotelDetails()), prices(rooms)], { query: both });
    const [first] = await screen.findAllByRole('radio');
    expect(first).toHaveAccessibleName('Flexible, Breakfast Included, Free Cancellation, ₪1,000, Select');
    expect(within(panel()).getByText('from')).toBeVisible();
    expect(panel()).toHaveTextContent('₪500');
    expect(panel()).toHaveTextContent('Breakfast Included');
    expect(panel()).not.toHaveTextContent(/Room only|Half Board/);
    expect(screen.getByText(/come first: Breakfast Included, Free Cancellation\./)).toBeVisible();
    expect(await names()).toHaveLength(4);
  });

  it('selects the requested meal plan together with the room', async () => {
    const { user } = open([details(hotelDetails()), prices(rooms)], { query: both });
    await choose(user, /^Flexible/);
    expect(screen.getByRole('radio', { name: 'Breakfast Included' })).toBeChecked();
    expect(bookNow()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('shows its rooms by price again when the wishes are dropped', async () => {
    const { user } = open([details(hotelDetails()), prices(rooms)], { query: both });
    await user.click(await screen.findByRole('button', { name: 'Without these wishes' }));
    const [first] = await screen.findAllByRole('radio');
    expect(first).toHaveAccessibleName('Plain, Room only, Non-refundable, ₪600, Select');
    expect(panel()).toHaveTextContent('Room only');
    expect(panel()).not.toHaveTextContent(/Breakfast Included|Half Board/);
    expect(screen.queryByText(/come first/)).not.toBeInTheDocument();
  });

  it('says when no room meets all wishes', async () => {
    const query = both.replace('Breakfast+Included', 'All+Inclusive');
    open([details(hotelDetails()), prices(rooms)], { query });
    expect(
      await screen.findByText(
        'No room for these dates has everything you asked for: All Inclusive, Free Cancellation.',
      ),
    ).toBeVisible();
    const [first] = await screen.findAllByRole('radio');
    expect(first).toHaveAccessibleName('Plain, Room only, Non-refundable, ₪600, Select');
  });

  it('does not restore a room that was chosen for other wishes', async () => {
    const earlier = open([details(hotelDetails()), prices(rooms)], { query: both.replace(/&meals.*/, '') });
    await choose(earlier.user, /^Plain/);
    earlier.unmount();
    open([details(hotelDetails()), prices(rooms)], { query: both });
    expect(await screen.findByRole('radio', { name: /^Plain/ })).not.toBeChecked();
    expect(panel()).toHaveTextContent('₪500');
  });
});
