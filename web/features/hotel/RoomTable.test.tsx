import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { money } from '#web/testing/factories.ts';
import { hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { choose, details, open, prices } from './testing/hotel.tsx';

// The stays are within 500 days of this day. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});

type Beds = NonNullable<HotelPage_OfferFragment['beds'][number]>;
type Kind = Beds['options'][number][number]['kind'];

const bedsOf = (places: number, ...options: (readonly [Kind, number])[][]): Beds => ({
  __typename: 'RoomBeds',
  places,
  options: options.map((option) =>
    option.map(([kind, count]) => ({ __typename: 'BedCount' as const, kind, count })),
  ),
});
const free = {
  __typename: 'CancellationTerms' as const,
  isFree: true,
  freeUntil: '2099-05-05T23:59',
  steps: [],
};
const offer = (id: string, name: string, shekels: number, changes: Partial<HotelPage_OfferFragment> = {}) =>
  roomOffer({
    id,
    roomNames: [name],
    total: money(shekels),
    mealPlan: 'Room only',
    mealChoices: ['Room only'],
    ...changes,
  });

const king = { beds: [bedsOf(2, [['KING', 1]])] };
const family = {
  beds: [
    bedsOf(4, [
      ['KING', 1],
      ['SOFA', 1],
    ]),
  ],
};
const breakfast = { mealPlan: 'Breakfast Included', mealChoices: ['Breakfast Included'] };
const offers = [
  offer('king', 'King Room', 600, { ...king, inclusions: ['Free WiFi', 'Welcome drink'] }),
  offer('king-free', 'King Room', 700, { ...king, cancellation: free, inclusions: ['Free WiFi'] }),
  offer('family', 'Family Room', 900, { ...family, ...breakfast }),
];
const four = 'checkin=2099-05-12&checkout=2099-05-14&guests=4&adults=2&children=2&ages=5,9';
const blocks = async () => {
  await screen.findAllByRole('radio');
  return within(screen.getByRole('radiogroup', { name: 'Choose your room' })).getAllByRole('group');
};

describe('the rooms of a hotel', () => {
  it('are listed once each, with a line for every way to book them', async () => {
    open([details(hotelDetails()), prices(offers)]);
    const [first, second] = await blocks();
    expect(first).toHaveAccessibleName('King Room');
    expect(within(first!).getByText('1 king bed')).toBeVisible();
    expect(
      within(first!)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual([
      'King Room, Room only, Non-refundable, ₪600, Select',
      'King Room, Room only, Free cancellation until Tue 5 May, 23:59, ₪700, Select',
    ]);
    expect(within(first!).getAllByText('Free WiFi')).toHaveLength(1);
    expect(within(first!).getByText('Lowest price')).toBeVisible();
    expect(second).toHaveTextContent('1 king bed and 1 sofa bed');
    expect(screen.getByText('For your 2 adults')).toBeVisible();
    expect(screen.queryByText(/extra bed/)).not.toBeInTheDocument();
  });

  it('with a bed for everyone come first, and a button leads to the lowest price', async () => {
    const { user } = open([details(hotelDetails()), prices(offers)], { query: four });
    const [first, second] = await blocks();
    expect(screen.getByText('For your 2 adults and 2 children')).toBeVisible();
    expect(first).toHaveAccessibleName('Family Room');
    expect(first).not.toHaveTextContent('extra bed');
    expect(second).toHaveTextContent(
      'Beds for 2 people, while 4 of you need one. Ask the hotel about an extra bed.',
    );
    expect(screen.getByRole('complementary')).toHaveTextContent('from');
    expect(screen.getByText(/^Rooms with a bed for everybody come first/)).toHaveTextContent('₪600');
    await user.click(screen.getByRole('button', { name: 'Show that room' }));
    expect(screen.getByRole('radio', { name: /^King Room.*₪600, Select$/ })).toHaveFocus();
  });

  it('repeat the warning about too few beds when such a room is chosen', async () => {
    const { user } = open([details(hotelDetails()), prices(offers)], { query: four });
    await blocks();
    await user.click(screen.getByRole('radio', { name: /^King Room.*₪600, Select$/ }));
    const chosen = screen.getByRole('region', { name: 'Deal details' });
    expect(chosen).toHaveTextContent('Beds for 2 people, while 4 of you need one.');
    await user.click(screen.getByRole('radio', { name: /^Family Room/ }));
    expect(chosen).not.toHaveTextContent('Beds for');
  });

  it('show the fees paid at the hotel beside the price of each rate', async () => {
    const fee = (euros: number) => ({
      __typename: 'PropertyFee' as const,
      description: 'City tax',
      amount: { __typename: 'Money' as const, amountMinor: euros * 100, currency: 'EUR' },
      perNight: null,
    });
    const taxed = offer('taxed', 'King Room', 500, { propertyFees: [fee(9), fee(3)] });
    const { user } = open([details(hotelDetails()), prices([taxed, offer('plain', 'Queen Room', 600)])], {
      query: four,
    });
    const [first, second] = await blocks();
    expect(first).toHaveTextContent(/plus €12(\.00)? for the whole stay paid at the hotel/);
    expect(second).not.toHaveTextContent('paid at the hotel');
    // Before a room is chosen, the fees are beside the price with “from”.
    const panel = screen.getByRole('complementary', { name: 'Your stay' });
    expect(panel).toHaveTextContent(/includes taxes, plus €12(\.00)? for the whole stay paid at the hotel/i);
    await user.click(screen.getByRole('radio', { name: /^King Room/ }));
    // Shown in the deal details and in the panel.
    for (const claim of screen.getAllByText(/includes taxes/i))
      expect(claim).toHaveTextContent(
        /includes taxes, plus €12(\.00)? for the whole stay paid at the hotel/i,
      );
    expect(screen.getAllByText(/includes taxes/i)).toHaveLength(2);
  });

  it('have no warning when their beds are not known', async () => {
    open([details(hotelDetails()), prices([offer('plain', 'Deluxe Room', 500)])], { query: four });
    const [only] = await blocks();
    expect(only).not.toHaveTextContent('bed');
  });

  it('show the number of booked rooms in the name, the beds and the price of a night', async () => {
    const two = offer('two', 'King Room', 1200, {
      roomNames: ['King Room', 'King Room'],
      beds: [...king.beds, ...king.beds],
    });
    const { user } = open([details(hotelDetails()), prices([two])], {
      query: 'checkin=2099-05-12&checkout=2099-05-14&guests=5&rooms=2',
    });
    const [only] = await blocks();
    expect(only).toHaveAccessibleName('2 × King Room');
    expect(only).toHaveTextContent('1 king bed in each room');
    expect(only).toHaveTextContent('Beds for 4 people, while 5 of you need one.');
    const panel = screen.getByRole('complementary');
    expect(panel).toHaveTextContent('per night, 2 rooms');
    expect(screen.getByText('For your 5 adults, 2 rooms')).toBeVisible();
    const spread = screen.getByRole('list', { name: 'Guests in each room' });
    expect(spread).toHaveTextContent('Room 1: 3 adultsRoom 2: 2 adults');
    expect(screen.getByText(/^Guests are spread evenly over the rooms\./)).toBeVisible();
    await choose(user, /^2 × King Room/);
    expect(panel).toHaveTextContent('2 × King Room');
  });

  it('list meals and the ages of the children in the panel once one is chosen', async () => {
    const { user } = open([details(hotelDetails()), prices(offers)], { query: four });
    await choose(user, /^Family Room/);
    const panel = screen.getByRole('complementary');
    expect(panel).toHaveTextContent('Breakfast Included');
    expect(panel).toHaveTextContent('2 adults, 2 children (aged 5 and 9)');
  });

  it.each([
    ['he', 'עבור שני מבוגרים ושני ילדים', 'מיטת קינג אחת וספה נפתחת אחת'],
    ['de', 'Preise für 2 Erwachsene und 2 Kinder', '1 Kingsize-Bett und 1 Schlafsofa'],
    ['ar', 'الأسعار لـ: بالغان وطفلان', 'سرير كينغ واحد وأريكة سرير واحدة'],
    ['ru', 'Цены для гостей: 2 взрослых и 2 ребёнка', '1 кровать размера king и 1 диван-кровать'],
  ] as const)('list people and beds in %s', async (language, party, beds) => {
    await catalogues.load(language);
    open([details(hotelDetails()), prices(offers)], { query: four, language });
    expect(await screen.findByText(party)).toBeVisible();
    expect(await screen.findByText(beds)).toBeVisible();
  });
});
