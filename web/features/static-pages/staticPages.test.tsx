import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StaticContentDocument, type StaticContent_HotelFragment } from '#generated/graphql.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { StaticCodePage } from './StaticCodePage.tsx';
import { StaticExportPage } from './StaticExportPage.tsx';

const hotel = (changes: Partial<StaticContent_HotelFragment> = {}): StaticContent_HotelFragment => ({
  __typename: 'HotelSummary',
  id: 'h1',
  name: { __typename: 'LocalizedText', en: 'Harbour House', he: 'בית הנמל' },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  images: [],
  pricePerNight: money(500),
  propertyFees: [],
  ...changes,
});

const found = (hotels: StaticContent_HotelFragment[]) => ({
  request: { query: StaticContentDocument, variables: () => true },
  maxUsageCount: 9,
  result: {
    data: {
      __typename: 'Query' as const,
      hotelSearch: {
        __typename: 'HotelSearchResult' as const,
        key: 'k',
        hotels,
        progress: { __typename: 'SearchProgress' as const, complete: true },
      },
    },
  },
});

const second = hotel({ id: 'h2', name: { __typename: 'LocalizedText', en: 'Second', he: null } });

const open = (page: 'export' | 'code', language: LanguageCode = 'en', hotels = [hotel(), second]) =>
  renderRoute(page === 'export' ? <StaticExportPage /> : <StaticCodePage />, {
    address: page === 'export' ? '/StaticExport' : '/StaticCode',
    language,
    mocks: [found(hotels)],
  });

describe('/StaticExport', () => {
  it('shows the current hotels', async () => {
    open('export');
    expect(await screen.findByRole('heading', { level: 3, name: 'Harbour House' })).toBeVisible();
    expect(screen.getAllByText('₪500 per night')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '/Hotel?id=h2');
    expect(document.title).toBe('Static preview · Solera');
  });

  it('shows the fees paid at the hotel beside a price, and does not say that taxes are included', async () => {
    open('export', 'en', [hotel({ propertyFees: [money(12, 'EUR'), money(4, 'USD')] }), second]);
    expect(
      await screen.findByText('₪500 per night, plus €12 + $4 for the whole stay paid at the hotel'),
    ).toBeVisible();
    expect(screen.getByText('₪500 per night')).toBeVisible();
    expect(screen.queryByText(/includes taxes and fees/)).not.toBeInTheDocument();
  });

  it('names the places of hotels in the language of the page', async () => {
    open('export', 'he');
    expect(await screen.findAllByText('חיפה, ישראל')).toHaveLength(2);
  });

  it.each([
    ['en', 'Search', 'This is a static preview. Search is not active.', 'OK'],
    ['he', 'חיפוש', 'זוהי תצוגה סטטית. החיפוש אינו פעיל.', 'אישור'],
  ] as const)('says in %s that its search does not work', async (language, search, text, ok) => {
    open('export', language);
    await userEvent.click(screen.getByRole('button', { name: search }));
    const alert = await screen.findByRole('alertdialog', { name: text });
    await userEvent.click(within(alert).getByRole('button', { name: ok }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('/StaticCode', () => {
  it('shows the page as HTML, to copy or to download', async () => {
    const user = userEvent.setup();
    open('code');
    const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML code' });
    expect(code.value).toContain('Harbour House');
    expect(code.value).toContain('This is a static preview. Search is not active.');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(code.value);
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });
});
