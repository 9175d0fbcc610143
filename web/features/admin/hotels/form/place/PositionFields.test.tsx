import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AdminHotelPlacesDocument } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { newDraft } from '../hotelDraft.ts';
import { PositionFields } from './PositionFields.tsx';

const noHotels = {
  request: { query: AdminHotelPlacesDocument, variables: () => true },
  result: { data: { __typename: 'Query', adminHotels: { __typename: 'AdminHotelPage', items: [] } } },
};

function Form({ city }: { city: string }) {
  const [draft, setDraft] = useState({ ...newDraft(), city });
  return (
    <PositionFields
      draft={draft}
      change={(part) => setDraft((now) => ({ ...now, ...part }))}
      uploading={() => undefined}
    />
  );
}

it.each([
  ['a town without a stored hotel', 'Haifa', '32.8', '34.98'],
  ['a town in Hebrew', 'חיפה', '32.8', '34.98'],
  ['the country, for a place that is not a known town', 'Nowhere at all', '31.6', '34.9'],
])(
  "the map to pick a hotel's position scrolls into view and is centred on %s",
  async (_what, city, north, east) => {
    const { user } = renderRoute(<Form city={city} />, { mocks: [noHotels] });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Pick on the map' }));
    await user.click(await screen.findByRole('button', { name: 'Put the pin in the middle' }));
    const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    await waitFor(() => expect(value('Latitude')).toMatch(new RegExp(`^${north}`)));
    expect(value('Longitude')).toMatch(new RegExp(`^${east}`));
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  },
);
