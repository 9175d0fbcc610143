import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CurrencyProvider } from '../i18n/money/CurrencyProvider.tsx';
import { loadFirstTexts, LocaleProvider, useLocale } from '../i18n/LocaleProvider.tsx';
import { ApiProvider } from '../lib/api/ApiProvider.tsx';
import { createApolloClient } from '../lib/api/apolloClient.ts';
import { ChatLauncherProvider } from '../lib/ports/ChatLauncher.tsx';
import { ExchangeRates } from '../lib/money/ExchangeRates.tsx';
import { FavoritesProvider } from '../lib/favorites/Favorites.tsx';
import { ViewerProvider } from '../lib/session/Viewer.tsx';
import '../ui/fonts.ts';
import '../ui/global.css';
import { followTheme } from '../ui/theme.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { KitPage } from './KitPage.tsx';

/** Links and the chat do nothing here. */
const chat = { open: () => undefined };

/** The page with the providers that its components need. */
function Kit() {
  const { language } = useLocale();
  return (
    <UiProvider locale={language.locale}>
      <ViewerProvider>
        <FavoritesProvider>
          <ExchangeRates>
            <ChatLauncherProvider launcher={chat}>
              <KitPage />
            </ChatLauncherProvider>
          </ExchangeRates>
        </FavoritesProvider>
      </ViewerProvider>
    </UiProvider>
  );
}

const root = document.getElementById('kit');
if (!root) throw new Error('The page has no #kit');

followTheme();
await loadFirstTexts();
createRoot(root).render(
  <ApiProvider client={createApolloClient(window.location.origin)}>
    <LocaleProvider>
      <CurrencyProvider>
        <BrowserRouter>
          <Kit />
        </BrowserRouter>
      </CurrencyProvider>
    </LocaleProvider>
  </ApiProvider>,
);
