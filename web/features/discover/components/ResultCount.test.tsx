import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotel, hotels, placeMocks, progress, result, searchMock } from '../testing/factories.ts';

const open = (answer: ReturnType<typeof result>) =>
  renderRoute(<DiscoverPage />, {
    address: `/?destination=Haifa&checkin=${addDays(today(), 2)}`,
    mocks: [searchMock(() => answer), ...placeMocks()],
  });

it('the number of checked hotels is formatted for the language', async () => {
  open(result({ progress: progress({ checked: 1301, total: 1601, complete: false }) }));
  expect(await screen.findByText('1,301 of 1,601 hotels checked')).toBeInTheDocument();
});

it('sold-out hotels are counted separately, and a divider is shown before them', async () => {
  const soldOut = ['8', '9'].map((id) => hotel({ id, total: null, pricePerNight: null }));
  open(result({ hotels: [...hotels(3), ...soldOut], soldOut: 4 }));
  expect(await screen.findByText(/8 hotels with rooms and 4 sold out in/)).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Hotels' });
  const rows = within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
  expect(rows).toHaveLength(6);
  expect(rows[3]).toHaveTextContent(/^Sold out for these dates$/);
});
