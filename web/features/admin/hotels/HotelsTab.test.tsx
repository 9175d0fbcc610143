import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminDeleteHotelDocument, AdminRestoreHotelDocument } from '#generated/graphql.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { administrator, hotelsPage, storedHotel } from '../testing/factories.ts';
import { HotelsTab } from './HotelsTab.tsx';

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['mocks']>;

const show = (mocks: Mocks, address = '/Admin?tab=hotels', language: LanguageCode = 'en') =>
  renderRoute(<HotelsTab />, { address, viewer: administrator(), mocks, language });

const changed = { __typename: 'AdminHotel', id: 'hotel-1', updatedAt: '2026-05-02T10:00:00Z' };
const deletion = {
  request: { query: AdminDeleteHotelDocument, variables: { id: 'hotel-1' } },
  result: { data: { __typename: 'Mutation', deleteHotel: { ...changed, isDeleted: true } } },
};
const restoring = {
  request: { query: AdminRestoreHotelDocument, variables: { id: 'hotel-1' } },
  result: { data: { __typename: 'Mutation', restoreHotel: { ...changed, isDeleted: false } } },
};

describe('the tab of hotels', () => {
  it('shows name, place, both prices in both currencies and the badges', async () => {
    show([hotelsPage([storedHotel({ isFeatured: true })])]);
    const row = await screen.findByRole('listitem');
    for (const text of ['Haifa, Israel', '$28.75', '₪115.00', '$25.00', '₪100.00']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByRole('heading', { name: 'Harbour House' })).toBeVisible();
    for (const badge of ['Featured', 'Free Cancellation', '+15%']) {
      expect(within(row).getByText(badge)).toBeVisible();
    }
    expect(within(row).queryByText('Guests pay from')).not.toBeInTheDocument();
    expect(within(row).queryByText('Incomplete')).not.toBeInTheDocument();
    const preview = within(row).getByRole('link', { name: /Preview as traveller: Harbour House/ });
    expect(preview).toHaveAttribute('href', '/Hotel?id=hotel-1');
    expect(preview).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['edit and delete it', storedHotel({ name: 'Harbour House', nameHe: '' }), 3],
    ['restore it', storedHotel({ name: 'Harbour House', nameHe: '', isDeleted: true }), 1],
  ])(
    'marks an English name on a Hebrew page as English, also in the buttons that %s',
    async (_, hotel, count) => {
      show([hotelsPage([hotel])], '/Admin?tab=hotels', 'he');
      const row = await screen.findByRole('listitem');
      const named = ['button', 'link'].flatMap((role) =>
        within(row).queryAllByRole(role, { name: /Harbour House/ }),
      );
      expect(named).toHaveLength(count);
      for (const each of named) expect(within(each).getByText('Harbour House')).toHaveAttribute('lang', 'en');
    },
  );

  it('shows the lowest room price for guests when room types have their own prices', async () => {
    show([
      hotelsPage([storedHotel({ roomsFrom: { __typename: 'Money', amountMinor: 73_600, currency: 'ILS' } })]),
    ]);
    const term = await screen.findByText('Guests pay from');
    expect(term.nextElementSibling).toHaveTextContent('₪736.00');
    expect(screen.getByText('Final price per night').nextElementSibling).toHaveTextContent('₪115.00');
  });

  it('shows a fixed markup in dollars and shekels', async () => {
    show([hotelsPage([storedHotel({ markupType: 'fixed', markupValue: 60 })])]);
    expect(await screen.findByText('+$15.00 · +₪60.00')).toBeVisible();
  });

  it('says which facts an incomplete hotel lacks and why it has no preview', async () => {
    const { user } = show([hotelsPage([storedHotel({ name: '', missing: ['name', 'price'] })])]);
    const row = await screen.findByRole('listitem');
    expect(within(row).getByRole('heading', { name: 'Unnamed hotel' })).toBeVisible();
    expect(within(row).getByText('Incomplete')).toBeVisible();
    const reason = 'Not offered to travellers yet. Missing: name and price';
    const preview = within(row).getByRole('button', { name: 'Preview as traveller' });
    expect(preview).toHaveAccessibleDescription(reason);
    expect(preview).toHaveAttribute('aria-disabled', 'true');
    await user.click(preview);
    expect(await screen.findAllByText(reason)).toHaveLength(2);
  });

  it('marks a hotel whose city is not listed, says that searches will not find it, and opens its form', async () => {
    const { user } = show([hotelsPage([storedHotel({ city: 'Hiafa', cityHe: null, unlisted: 'CITY' })])]);
    const row = await screen.findByRole('listitem');
    expect(within(row).getByText('City not on the list')).toBeVisible();
    expect(within(row).getByText(/travellers who search there will not find/)).toHaveTextContent(/^Hiafa is/);
    await user.click(within(row).getByRole('button', { name: 'Correct the place: Harbour House' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('marks a hotel whose country is not listed, and no deleted hotel', async () => {
    show([
      hotelsPage([
        storedHotel({ country: 'Isreal', countryCode: null, unlisted: 'COUNTRY' }),
        storedHotel({ id: 'hotel-2', name: 'Old House', unlisted: 'CITY', isDeleted: true }),
        storedHotel({ id: 'hotel-3', name: 'Sea House' }),
      ]),
    ]);
    const rows = await screen.findAllByRole('listitem');
    const marks = rows.map((row) => within(row).queryByText(/not on the list/)?.textContent ?? null);
    expect(marks).toEqual(['Country not on the list', null, null]);
    expect(screen.getAllByText(/is not in the list/)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Correct the place/ })).toHaveLength(1);
  });

  it('deletes a hotel after confirmation, and can undo it', async () => {
    const { user } = show([
      hotelsPage([storedHotel()]),
      deletion,
      hotelsPage([]),
      restoring,
      hotelsPage([storedHotel()]),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete Harbour House' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this hotel?',
    });
    expect(question).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(question).getByRole('button', { name: 'Delete hotel' }));
    expect(await screen.findByText('Harbour House was deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No hotels found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Harbour House is back')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Harbour House' })).toBeVisible();
  });

  it('keeps the hotel when deleting fails, and says so', async () => {
    const { user } = show([
      hotelsPage([storedHotel()]),
      { ...deletion, result: undefined, error: new TypeError('Failed to fetch') },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete Harbour House' }));
    await user.click(await screen.findByRole('button', { name: 'Delete hotel' }));
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Harbour House' })).toBeVisible();
  });

  it('restores a deleted hotel', async () => {
    const { user } = show(
      [
        hotelsPage([storedHotel({ isDeleted: true })], { show: 'DELETED' }),
        restoring,
        hotelsPage([], { show: 'DELETED' }),
      ],
      '/Admin?tab=hotels&show=deleted',
    );
    const row = await screen.findByRole('listitem');
    expect(within(row).getByText('Deleted')).toBeVisible();
    expect(within(row).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'Restore Harbour House' }));
    expect(await screen.findByText('Harbour House is back')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No hotels found' })).toBeVisible();
  });
});
