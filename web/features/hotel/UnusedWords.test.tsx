import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypedPlaceDocument, type TypedPlaceQuery } from '#generated/graphql.ts';
import { hotelDetails } from '#web/testing/hotelFactories.ts';
import { address, details, open, prices, rooms } from './testing/hotel.tsx';

const sentence = '3 nights at hotel one in may for two';

/** Text without the invisible isolates around words of another direction. */
const plainTextOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');

/** Mock response that reads the sentence as the hotel with this id. */
const typedPlaceMock = (id: string) => ({
  request: { query: TypedPlaceDocument, variables: { search: sentence } },
  result: {
    data: {
      __typename: 'Query',
      suggestions: [
        {
          __typename: 'Suggestion',
          kind: 'HOTEL',
          id,
          name: 'Hotel One',
          nameHe: null,
          iata: null,
          area: null,
          region: null,
          regionHe: null,
          cityCode: null,
          cityName: 'Haifa',
          cityNameHe: null,
          countryCode: 'IL',
          countryName: 'Israel',
          hotels: null,
          isClear: true,
          unused: ['3 nights', 'in may for two'],
        },
      ],
    } satisfies TypedPlaceQuery,
  },
});

it.each([
  ['en', 'From your words: 2 adults.', 'Not used: “3 nights … in may”.'],
  ['he', 'מתוך המילים שלכם: שני מבוגרים.', 'לא נעשה שימוש במילים: ״3 nights … in may״.'],
] as const)(
  'a hotel page that a sentence led to says which words it follows and which were not used, %s',
  async (language, followed, words) => {
    open([details(hotelDetails()), prices(rooms), typedPlaceMock('hotel-1')], {
      language,
      state: { sentence },
    });
    const note = await screen.findByText('3 nights … in may');
    expect(note.parentElement).toHaveTextContent(words);
    expect(plainTextOf(note.parentElement?.parentElement)).toContain(followed);
  },
);

it('words for guests other than those of the page are listed as not used', async () => {
  const { user } = open([details(hotelDetails()), prices(rooms), typedPlaceMock('hotel-1')], {
    state: { sentence },
  });
  await screen.findByText('3 nights … in may');
  await user.click(screen.getByRole('button', { name: /Guests/ }));
  await user.click(await screen.findByRole('button', { name: 'More: Adults' }));
  await user.keyboard('{Escape}');
  await expect.poll(address).toContain('guests=3');
  expect(await screen.findByText('3 nights … in may for two')).toBeVisible();
});

it('no notice is shown for words that led to another hotel', async () => {
  open([details(hotelDetails()), prices(rooms), typedPlaceMock('hotel-2')], { state: { sentence } });
  await screen.findAllByRole('radio');
  expect(screen.queryByText(/3 nights/)).not.toBeInTheDocument();
});
