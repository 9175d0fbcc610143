import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { useIsFooterVisible } from '#lib/ports/FooterVisibility.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { LanguageOffer } from './notices/LanguageOffer.tsx';
import styles from './Layout.module.css';
import { messages } from './Layout.messages.ts';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { PageLinks } from './PageLinks.tsx';
import { pageOf, useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useChoicesInAddress } from '../routing/useChoicesInAddress.ts';
import { useHeadingAsName } from '../routing/useHeadingAsName.ts';
import { useFocusRescue } from '../routing/useFocusRescue.ts';
import { usePrefetchOnIntent } from '../routing/usePrefetchOnIntent.ts';

/** Moves the focus to the new page after a navigation, so that a screen reader starts there. */
const useFocusOnNavigation = () => {
  const page = pageOf(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};

/** The parts of every page: skip link, header, the page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const isFooterVisible = useIsFooterVisible();
  const main = useFocusOnNavigation();
  useHeadingAsName(main);
  useFocusRescue(main);
  useScrollRestoration();
  useChoicesInAddress();
  usePrefetchOnIntent();
  return (
    <div className={styles.layout}>
      <PageLinks />
      <a href="#main" className={styles.skip}>
        <Text message={messages.skip} />
      </a>
      <Header />
      <LanguageOffer />
      <OfflineNotice />
      <main id="main" tabIndex={-1} ref={main} className={styles.main}>
        {children}
      </main>
      {isFooterVisible && <Footer />}
    </div>
  );
}
