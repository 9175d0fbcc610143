import type { ReactNode } from 'react';
import { ChatProvider } from '../features/chat/ChatProvider.tsx';
import { ReviewProvider } from '../features/review/ReviewProvider.tsx';
import { CurrencyProvider } from '../i18n/money/CurrencyProvider.tsx';
import { LocaleProvider, useLocale } from '../i18n/LocaleProvider.tsx';
import { ApiProvider } from '../lib/api/ApiProvider.tsx';
import type { ApiClient } from '../lib/api/ApiProvider.tsx';
import type { TokenQuestion } from '../lib/api/apolloClient.ts';
import { ExchangeRates } from '../lib/money/ExchangeRates.tsx';
import { FooterVisibilityProvider } from '../lib/ports/FooterVisibility.tsx';
import { FirstPart } from '../lib/page/FirstParts.tsx';
import { FavoritesProvider } from '../lib/favorites/Favorites.tsx';
import { MapStreets } from '../lib/page/MapStreets.tsx';
import { ViewerProvider } from '../lib/session/Viewer.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { AccountChoices } from './menus/AccountChoices.tsx';
import { AppRouter } from './routing/AppRouter.tsx';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { ConfirmSignInDialog } from './session/ConfirmSignInDialog.tsx';
import { CrashPage } from './CrashPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageFailure } from './layout/notices/LanguageFailure.tsx';
import { Layout } from './layout/Layout.tsx';
import { NewVersion } from './layout/notices/NewVersion.tsx';
import { SwitchAccountDialog } from './session/SwitchAccountDialog.tsx';

function Kit({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  return <UiProvider locale={language.locale}>{children}</UiProvider>;
}

interface AppProps {
  client: ApiClient;
  /** The token in the URL that the user must confirm before it is used; null without one. */
  question: TokenQuestion | null;
}

function AskAboutToken({ token, account }: TokenQuestion) {
  return account === null ? (
    <SwitchAccountDialog token={token} />
  ) : (
    <ConfirmSignInDialog token={token} account={account} />
  );
}

/** The complete client: providers, layout and routes. */
export function App({ client, question }: AppProps) {
  return (
    <ErrorBoundary resetKey="app" Fallback={CrashPage}>
      <ApiProvider client={client}>
        <LocaleProvider>
          <CurrencyProvider>
            <AppRouter>
              <Kit>
                <ViewerProvider>
                  <FavoritesProvider>
                    <ExchangeRates>
                      <FooterVisibilityProvider>
                        <MapStreets>
                          <ChatProvider>
                            <ReviewProvider>
                              <FirstPart name="layout">
                                <Layout>
                                  <FirstPart name="page">
                                    <AppRoutes />
                                  </FirstPart>
                                </Layout>
                                <AccountChoices />
                                <LanguageFailure />
                                <NewVersion />
                                {question && <AskAboutToken {...question} />}
                              </FirstPart>
                            </ReviewProvider>
                          </ChatProvider>
                        </MapStreets>
                      </FooterVisibilityProvider>
                    </ExchangeRates>
                  </FavoritesProvider>
                </ViewerProvider>
              </Kit>
            </AppRouter>
          </CurrencyProvider>
        </LocaleProvider>
      </ApiProvider>
    </ErrorBoundary>
  );
}
