import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapThumbnailsDocument, type MapHotel_PinFragment } from '../../../generated/graphql.ts';
import { defaultCriteria } from '../../../lib/search/searchState.ts';
import { money } from '../../../testing/factories.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { MapList } from './MapList.tsx';

const hotel = (id: string): MapHotel_PinFragment => ({
  __typename: 'HotelPin',
  id,
  name: { __typename: 'LocalizedText', en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  score: 4.2,
  coordinates: { __typename: 'Coordinates', latitude: 32.8, longitude: 35 },
  rooms: 'AVAILABLE',
  pricePerNight: money(57.5),
  total: money(115),
  isPick: false,
});
const hotels = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => hotel(`${prefix}${at}`));

const openList = (chosenId: string | null) => {
  const asked: string[][] = [];
  const pictures = {
    request: {
      query: MapThumbnailsDocument,
      variables: ({ ids }: { ids: string[] }) => {
        asked.push(ids);
        return true;
      },
    },
    result: { data: { __typename: 'Query' as const, hotelThumbnails: [] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const view = renderRoute(
    <MapList
      hotels={hotels('h', 1_000)}
      placeless={hotels('p', 90)}
      criteria={defaultCriteria('2026-05-01')}
      activeId={null}
      chosenId={chosenId}
      onActive={() => undefined}
    />,
    { mocks: [pictures] },
  );
  return { ...view, firstsOf: () => new Set(asked.map((ids) => ids[0])) };
};

it('asks for the pictures of the lines that are shown, also for a pin far down the list', async () => {
  const { user, firstsOf } = openList('h907');
  expect(screen.getByText('Hotel h907')).toBeInTheDocument();
  expect(screen.queryByText('Hotel h500')).not.toBeInTheDocument();
  await waitFor(() => expect(firstsOf()).toEqual(new Set(['h0', 'h900', 'p0'])));
  await user.click(screen.getByRole('button', { name: 'Show more (960)' }));
  await waitFor(() => expect(firstsOf()).toEqual(new Set(['h0', 'h20', 'h900', 'p0'])));
  expect(screen.getByRole('button', { name: 'Show more (70)' })).toBeVisible();
});

it('shows the price of a night as it is', () => {
  openList(null);
  expect(screen.getAllByText('₪57.50')).toHaveLength(40);
});
