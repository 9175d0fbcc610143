import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelsMapPage } from '../HotelsMapPage.tsx';
import { hotel, searchedAs, standing } from '../testing/factories.ts';

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Hotels' })).getAllByRole('listitem').length;

it('the list of another part of the map starts with the usual number of lines, not with the stored one', async () => {
  const address = '/HotelsMap?destination=Haifa&box=34.9,32.7,35.1,32.9';
  writeTab('map', {
    entry: `default ${address}`,
    chosenId: null,
    groupIds: [],
    isListShown: false,
    length: 40,
    top: 0,
  });
  const hotels = Array.from({ length: 45 }, (_, at) => hotel(`${at}`));
  const found = { ...searchedAs({}, ...hotels), maxUsageCount: 2 };
  const { user, unmount } = renderRoute(<HotelsMapPage />, { address, mocks: [found, ...standing] });
  expect(await lines()).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(async () => expect(await lines()).toBe(20));
  unmount();
  expect(readTab('map')).toMatchObject({ length: 20 });
});
