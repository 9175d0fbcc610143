import type { ReactNode } from 'react';
import { Text } from '#i18n/Text.tsx';
import { useIsFooterVisible } from '#lib/ports/FooterVisibility.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { LanguageNotice } from './notices/LanguageNotice.tsx';
import styles from './Layout.module.css';
import { messages } from './Layout.messages.ts';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { PageLinks } from './PageLinks.tsx';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useChoicesInUrl } from '../routing/useChoicesInUrl.ts';
import { useLandmarkName } from '../routing/useLandmarkName.ts';
import { useFocusOnNavigation } from '../routing/useFocusOnNavigation.ts';
import { useFocusRescue } from '../routing/useFocusRescue.ts';
import { usePrefetchOnIntent } from '../routing/usePrefetchOnIntent.ts';

/** The layout of every page: skip link, header, notices, page and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const isFooterVisible = useIsFooterVisible();
  const main = useFocusOnNavigation();
  useLandmarkName(main);
  useFocusRescue(main);
  useScrollRestoration();
  useChoicesInUrl();
  usePrefetchOnIntent();
  return (
    <div className={styles.layout}>
      <PageLinks />
      <a href="#main" className={styles.skip}>
        <Text message={messages.skip} />
      </a>
      <Header />
      <LanguageNotice />
      <OfflineNotice />
      <main id="main" tabIndex={-1} ref={main} className={styles.main}>
        {children}
      </main>
      {isFooterVisible && <Footer />}
    </div>
  );
}
