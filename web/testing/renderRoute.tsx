import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { ExchangeRatesDocument, FavoriteIdsDocument, ViewerDocument } from '../generated/graphql.ts';
import type { Viewer_ViewerFragment } from '../generated/graphql.ts';
import { CurrencyProvider } from '../i18n/money/CurrencyProvider.tsx';
import type { CurrencyCode } from '../i18n/money/currencies.ts';
import { catalogues } from '../i18n/catalogues/catalogues.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { LocaleProvider, useLocale } from '../i18n/LocaleProvider.tsx';
import { createCache } from '../lib/api/cachePolicies.ts';
import { ChatLauncherProvider } from '../lib/ports/ChatLauncher.tsx';
import type { ChatLauncher } from '../lib/ports/ChatLauncher.tsx';
import { ExchangeRates } from '../lib/money/ExchangeRates.tsx';
import { FavoritesProvider } from '../lib/favorites/Favorites.tsx';
import { FooterVisibilityProvider } from '../lib/ports/FooterVisibility.tsx';
import { ReviewLauncherProvider } from '../lib/ports/ReviewLauncher.tsx';
import type { ReviewLauncher } from '../lib/ports/ReviewLauncher.tsx';
import { ViewerProvider } from '../lib/session/Viewer.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { exchangeRates } from './factories.ts';

// Loaded in advance, because tests render pages without the code that loads their texts.
await Promise.all((['admin', 'hotel', 'checkout', 'more'] as const).map((pages) => catalogues.want(pages)));
await catalogues.load('he');

export interface RouteOptions {
  /** Initial URL, `/` by default. */
  address?: string;
  /** State of the history entry. */
  state?: object;
  /** Responses to operations; the viewer, exchange rates and favorites have default responses. */
  mocks?: readonly MockLink.MockedResponse[];
  viewer?: Viewer_ViewerFragment | null;
  language?: LanguageCode;
  currency?: CurrencyCode;
  chat?: ChatLauncher;
  review?: ReviewLauncher;
}

/** Shows path and query of the memory router, for assertions on navigation. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function Kit({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  return <UiProvider locale={language.locale}>{children}</UiProvider>;
}

/**
 * Renders a page with providers, router, toasts and mocked operations. The page is shown at every URL; the element with
 * the test id `address` contains the current one.
 */
export const renderRoute = (page: ReactElement, options: RouteOptions = {}) => {
  const { address = '/', mocks = [], viewer = null, language = 'en', currency = 'USD' } = options;
  const standing = [
    {
      request: { query: ViewerDocument },
      result: { data: { __typename: 'Query', me: viewer } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    {
      request: { query: ExchangeRatesDocument },
      result: { data: { __typename: 'Query', exchangeRates: exchangeRates() } },
      // Responds before the queries of pages, so that prices have their estimates from the start.
      delay: 0,
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
  ];
  const favorites = {
    request: { query: FavoriteIdsDocument },
    result: { data: { __typename: 'Query', favorites: [] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const chat = options.chat ?? { open: () => undefined };
  const review = options.review ?? { open: () => undefined };
  const view = render(
    <MockedProvider mocks={[...mocks, ...standing, favorites]} cache={createCache()}>
      <LocaleProvider initial={language}>
        <CurrencyProvider initial={currency}>
          <MemoryRouter initialEntries={[{ ...parsePath(address), state: options.state }]}>
            <Kit>
              <ViewerProvider>
                <FavoritesProvider>
                  <ExchangeRates>
                    <FooterVisibilityProvider>
                      <ChatLauncherProvider launcher={chat}>
                        <ReviewLauncherProvider launcher={review}>
                          <Routes>
                            <Route path="*" element={page} />
                          </Routes>
                        </ReviewLauncherProvider>
                      </ChatLauncherProvider>
                    </FooterVisibilityProvider>
                  </ExchangeRates>
                </FavoritesProvider>
              </ViewerProvider>
              <Address />
            </Kit>
          </MemoryRouter>
        </CurrencyProvider>
      </LocaleProvider>
    </MockedProvider>,
  );
  return { ...view, user: userEvent.setup() };
};
