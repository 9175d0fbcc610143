import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#i18n/languages.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { hotels, placeMocks, progress, result, searchMock } from '../testing/factories.ts';

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const open = (changes: Parameters<typeof result>[0], language: LanguageCode = 'en') =>
  renderRoute(<DiscoverPage />, {
    address: ADDRESS,
    language,
    mocks: [searchMock(() => result(changes)), ...placeMocks()],
  });

describe('the note about stale prices', () => {
  it.each([
    [12, 'en', /Prices checked 12 minutes ago\. We’ll check again before you book\./],
    [1, 'en', /Prices checked a minute ago\./],
    [12, 'he', /המחירים נבדקו לפני 12 דקות\./],
  ] as const)('says that the prices were checked %i minutes ago (%s)', async (minutes, language, words) => {
    open({ isStale: true, pricedAt: minutesAgo(minutes) }, language);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('is not shown when the prices are not stale', async () => {
    open({ isStale: false, pricedAt: minutesAgo(4) });
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(screen.queryByText(/Prices checked/)).not.toBeInTheDocument();
  });
});

describe('a search that waits for the rate limit of the provider', () => {
  const running = { checked: 100, complete: false };

  it.each([
    ['en', /100 of 240 hotels checked Busy now: waiting for our turn\./],
    ['he', /ממתינים לתורנו/],
  ] as const)('says so beside its progress (%s)', async (language, words) => {
    open({ hotels: hotels(2), progress: progress({ ...running, isWaiting: true }) }, language);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says nothing about waiting once it is running', async () => {
    open({ hotels: hotels(2), progress: progress(running) });
    expect(await screen.findByText('100 of 240 hotels checked')).toBeInTheDocument();
  });
});
