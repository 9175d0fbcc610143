import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ListedHotelsDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { cityTax } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { listed } from '#web/testing/listedHotels.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { ComparePage } from './ComparePage.tsx';

const stay = `checkin=${addDays(today(), 30)}&checkout=${addDays(today(), 36)}&guests=2`;
const named = (en: string) => ({ name: { __typename: 'LocalizedText' as const, en, he: null } });
const hotels = listed(
  { a: [250, 400], b: [300], c: [] },
  { a: named('Harbour House'), b: { ...named('Hill Lodge'), stars: 3 }, c: named('Full Inn') },
);
const open = (query: string, options: RouteOptions = {}) =>
  renderRoute(<ComparePage />, { address: `/Compare?${query}`, mocks: hotels, ...options });
const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the comparison', () => {
  it('shows a visitor the cheapest room of each hotel, says so, and marks the lowest price', async () => {
    open(`hotels=a,b,c&${stay}`);
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
    expect(total).toHaveTextContent('₪1,800');
    expect(total).toHaveTextContent('no available rooms');
    expect(within(total).getAllByText('Lowest price')).toHaveLength(1);
    expect(within(total).getByRole('cell', { name: /Lowest price/ })).toHaveTextContent('₪1,500');
    // All three have the same rating, so none is marked.
    expect(screen.queryByText('Highest rating')).not.toBeInTheDocument();
    expect(screen.queryByText('differs')).not.toBeInTheDocument();
    expect(screen.getByText(/^The same for every hotel:/)).toHaveTextContent(
      /its cheapest room.*6 nights, 2 adults/,
    );
    expect(screen.getByRole('link', { name: 'View rooms Hill Lodge' })).toHaveAttribute(
      'href',
      `/Hotel?id=b&${stay}`,
    );
  });

  it.each([
    ['en', 'Price per night', '₪250', 'per night, 2 rooms'],
    ['he', 'מחיר ללילה', '250', 'ללילה, שני חדרים'],
  ] as const)(
    'says in %s for how many rooms the price per night is',
    async (language, label, price, words) => {
      open(`hotels=a,b&${stay}&rooms=2`, { language });
      const night = await row(new RegExp(`^${label}`));
      await waitFor(() => expect(night).toHaveTextContent(price));
      expect(within(night).getAllByText(words)).toHaveLength(2);
    },
  );

  it('shows the distance to the sea if at least one hotel is near it, and marks the nearest', async () => {
    const near = (metersToSea: number | null) => ({
      surroundings: { __typename: 'Surroundings' as const, metersToSea },
    });
    const mocks = listed({ a: [250], b: [300], c: [350] }, { a: near(300), b: near(1_500), c: near(null) });
    open(`hotels=a,b,c&${stay}`, { mocks });
    const sea = within(await row(/^To the sea/));
    expect(sea.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^about 300 m\s?Nearest to the sea$/),
      'about 1.5 km',
      'More than 5 km, or not known',
    ]);
  });

  it('has no row for the sea if no hotel is near it', async () => {
    open(`hotels=a,b&${stay}`);
    await row(/^To the centre/);
    expect(screen.queryByRole('row', { name: /sea/ })).not.toBeInTheDocument();
  });

  it('shows the fees paid at the hotel below each total', async () => {
    open(`hotels=a,b&${stay}`, {
      mocks: listed({ a: [250], b: [300] }, {}, { a: { propertyFees: [cityTax] } }),
    });
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
    const [first, second] = within(total).getAllByRole('cell');
    expect(first).toHaveTextContent('Includes taxes, plus €12 for the whole stay paid at the hotel');
    expect(second).toHaveTextContent('Includes taxes and fees');
  });

  it('marks the lowest full cost, including fees paid at the hotel', async () => {
    const fees = money(400);
    open(`hotels=a,b&${stay}`, {
      mocks: listed({ a: [250], b: [300] }, {}, { a: { propertyFees: [cityTax], propertyFeesTotal: fees } }),
    });
    const total = await row(/^Total for the stay/);
    await waitFor(() =>
      expect(within(total).getByRole('cell', { name: /Lowest price/ })).toHaveTextContent('₪1,800'),
    );
  });

  it.each([
    ['en', 'Beds', '1 king bed', 'Beds for 2 people, while 3 of you need one.'],
    ['he', 'מיטות', 'מיטת קינג אחת', 'במיטות יש מקום לשני אנשים'],
  ] as const)(
    'lists in %s the beds of each room, and says if there are too few',
    async (language, label, beds, few) => {
      const rooms = {
        a: { roomNames: ['Deluxe Room, 1 King Bed'] },
        b: { roomNames: ['Family Room, 1 King Bed and 1 Sofa Bed'] },
        c: { roomNames: ['Standard Room'] },
      };
      open(`hotels=a,b,c&${stay}&guests=3`.replace('guests=2&', ''), {
        language,
        mocks: listed({ a: [250], b: [300], c: [350] }, {}, rooms),
      });
      const cells = await row(new RegExp(`^${label}`));
      await waitFor(() => expect(cells).toHaveTextContent(beds));
      const [short, enough, unknown] = within(cells).getAllByRole('cell');
      expect(short).toHaveTextContent(few);
      expect(enough).not.toHaveTextContent(few);
      expect(unknown).not.toHaveTextContent(beds);
    },
  );

  it('marks an English name on a Hebrew page as English, also in the label of the remove button', async () => {
    open(`hotels=a,b&${stay}`, { language: 'he' });
    const button = await screen.findByRole('button', { name: /Harbour House/ });
    expect(within(button).getByText('Harbour House')).toHaveAttribute('lang', 'en');
  });

  it('does not mention the number of rooms if it is one', async () => {
    open(`hotels=a,b&${stay}`);
    const night = await row(/^Price per night/);
    await waitFor(() => expect(night).toHaveTextContent('₪250'));
    expect(night).not.toHaveTextContent('room');
  });

  it('applies the same wishes to every hotel, and says so if no room of a hotel meets them', async () => {
    const { user } = open(`hotels=a,b&${stay}&freeCancellation=true`);
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('₪2,400'));
    expect(total).toHaveTextContent('no room with what you asked for');
    await user.click(screen.getByRole('button', { name: 'Breakfast Included' }));
    expect(screen.getByText(/^The same for every hotel:/)).toHaveTextContent(
      'Breakfast Included, Free Cancellation',
    );
    expect(screen.getByTestId('address')).toHaveTextContent('meals=Breakfast+Included');
    await user.click(screen.getByRole('button', { name: 'Breakfast Included' }));
    await user.click(screen.getByRole('button', { name: 'Free Cancellation' }));
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
  });

  it('can require beds for everyone, and can drop this requirement of the link', async () => {
    const { user } = open(`hotels=a,b&${stay}&bedsForAll=true`);
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('no room with what you asked for'));
    const same = screen.getByText(/^The same for every hotel:/);
    expect(same).toHaveTextContent('Beds for everyone');
    const beds = screen.getByRole('button', { name: 'Beds for everyone' });
    expect(beds).toHaveAttribute('aria-pressed', 'true');
    await user.click(beds);
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
    expect(same).toHaveTextContent('its cheapest room');
    expect(screen.getByTestId('address')).not.toHaveTextContent('bedsForAll');
    await user.click(beds);
    expect(screen.getByTestId('address')).toHaveTextContent('bedsForAll=true');
  });

  it.each([
    ['min=300', 'from ₪300 a night'],
    ['min=300&max=450', '₪300 – ₪450 a night'],
  ])('turns the price range %s of the link off and on again', async (range, name) => {
    const { user } = open(`hotels=a,b&${stay}&${range}`);
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('₪2,400'));
    const same = screen.getByText(/^The same for every hotel:/);
    expect(same).toHaveTextContent(name);
    const price = screen.getByRole('button', { name });
    await user.click(price);
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
    expect(same).not.toHaveTextContent(name);
    expect(screen.getByTestId('address')).not.toHaveTextContent(/min=|max=/);
    expect(price).toHaveFocus();
    await user.click(price);
    expect(screen.getByTestId('address')).toHaveTextContent(range);
  });

  it('compares the cheapest rooms, and says so, when a link has only a maximum price', async () => {
    open(`hotels=a,b&${stay}&max=100`);
    const total = await row(/^Total for the stay/);
    await waitFor(() => expect(total).toHaveTextContent('₪1,500'));
    expect(screen.getByText(/^The same for every hotel:/)).toHaveTextContent('its cheapest room');
    expect(screen.queryByRole('button', { name: /₪100/ })).not.toBeInTheDocument();
  });

  it('shows the meal plan of the shown price, and until when that can be cancelled', async () => {
    open(`hotels=a,b&${stay}&freeCancellation=true`);
    const meals = await row(/^Meals/);
    await waitFor(() => expect(meals).toHaveTextContent('Breakfast Included'));
    expect(meals).not.toHaveTextContent('Half Board');
    expect(await row(/^Cancellation/)).toHaveTextContent(/Free cancellation until .*1 May.*18:00/);
  });

  it('lists amenities first that some of the hotels lack, and says so', async () => {
    const pool = listed(
      { a: [250], b: [300] },
      { a: { amenities: ['WiFi', 'Pool'] }, b: { amenities: ['WiFi'] } },
    );
    open(`hotels=a,b&${stay}`, { mocks: pool });
    const [first, second] = within(await row(/^Amenities/)).getAllByRole('cell');
    const names = (cell?: HTMLElement) =>
      within(cell!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(names(first)).toEqual(['Pool (not in every hotel here)', 'WiFi']);
    expect(names(second)).toEqual(['WiFi']);
  });

  it('removes a hotel from the URL, and moves the focus to the heading', async () => {
    const { user } = open(`hotels=a,b&${stay}`);
    await user.click(await screen.findByRole('button', { name: 'Remove Hill Lodge' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`/Compare?hotels=a&${stay}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hill Lodge' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Harbour House' })).toBeVisible();
  });

  it('shows at most four hotels, and says how many are no longer available', async () => {
    open(`hotels=a,a,gone,b,c,a5&${stay}`);
    expect(await screen.findAllByRole('columnheader')).toHaveLength(4);
    expect(await screen.findByText(/^One hotel is no longer available/)).toBeVisible();
  });

  it('replaces past dates, and says so', async () => {
    open('hotels=a,b&checkin=2020-01-01&checkout=2020-01-04&guests=3');
    expect(await screen.findByText(/^The dates in this link are not valid/)).toBeVisible();
    expect(screen.getByText(/^The same for every hotel:/)).toHaveTextContent('3 adults');
  });

  it.each([
    ['guests=4&adults=2&children=2&ages=5', 'en', '4 adults'],
    ['guests=400&rooms=99', 'en', '2 adults'],
    ['guests=400&rooms=99', 'he', 'שני מבוגרים'],
  ] as const)('says, for %s in %s, which guests are used instead', async (people, language, shown) => {
    const days = stay.replace('&guests=2', '');
    open(`hotels=a,b&${days}&${people}`, { language });
    const notice = await screen.findByText(
      language === 'en' ? /^The guests in this link are not valid/ : /^פרטי האורחים שבקישור/,
    );
    expect(notice).toHaveTextContent(shown);
    expect(screen.queryByText(/^The dates in this link/)).not.toBeInTheDocument();
  });

  it('shows no notice about guests when a link has valid ones or none', async () => {
    for (const query of [stay, stay.replace('&guests=2', '')]) {
      const { unmount } = open(`hotels=a,b&${query}`);
      expect(await screen.findByRole('link', { name: 'Harbour House' })).toBeVisible();
      expect(screen.queryByText(/^The guests in this link/)).not.toBeInTheDocument();
      unmount();
    }
  });

  it('explains how to start when no hotel is chosen', async () => {
    open('');
    expect(await screen.findByRole('heading', { name: 'No hotel is chosen' })).toBeVisible();
  });

  it('reports a failure and tries again', async () => {
    const failure = {
      request: { query: ListedHotelsDocument, variables: () => true },
      error: new TypeError('Failed to fetch'),
    };
    const { user } = open(`hotels=a,b&${stay}`, { mocks: [failure, ...hotels] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Harbour House' })).toBeVisible();
  });

  it('is shown in Hebrew', async () => {
    open(`hotels=a,b&${stay}&freeCancellation=true`, { language: 'he' });
    const scroll = await screen.findByRole('region', { name: 'השוואת מלונות' });
    expect(await within(scroll).findAllByText('אין חדר עם מה שביקשתם')).toHaveLength(2);
    expect(screen.getByText(/^אותם תנאים לכל המלונות:/)).toBeVisible();
  });
});
