import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypedPlaceDocument, type TypedPlaceQuery } from '#generated/graphql.ts';
import { hotelDetails } from '#web/testing/hotelFactories.ts';
import { details, open, prices, rooms } from './testing.tsx';

const sentence = '3 nights at hotel one in may for two';

/** What the sentence means. @param id of the hotel */
const typed = (id: string) => ({
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
  ['en', 'Not used: “3 nights … in may for two”.'],
  ['he', 'לא נעשה שימוש במילים: ״3 nights … in may for two״.'],
] as const)('a hotel that a sentence led to says which words were not used, %s', async (language, words) => {
  open([details(hotelDetails()), prices(rooms), typed('hotel-1')], { language, state: { asked: sentence } });
  const told = await screen.findByText('3 nights … in may for two');
  expect(told.parentElement).toHaveTextContent(words);
});

it('nothing is said of words that led to another hotel', async () => {
  open([details(hotelDetails()), prices(rooms), typed('hotel-2')], { state: { asked: sentence } });
  await screen.findAllByRole('radio');
  expect(screen.queryByText('3 nights … in may for two')).not.toBeInTheDocument();
});
