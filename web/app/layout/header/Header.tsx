import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { homePath } from '#lib/page/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { useBackCloses } from '#ui/useBackCloses.ts';
import { Account } from '../../menus/Account.tsx';
import { ChatButton } from './ChatButton.tsx';
import { CurrencyMenu } from '../../menus/CurrencyMenu.tsx';
import styles from './Header.module.css';
import { FavoritesLink } from './FavoritesLink.tsx';
import { messages } from './Header.messages.ts';
import { LanguageMenu } from '../../menus/LanguageMenu.tsx';
import { MobileMenu } from '../../menus/MobileMenu.tsx';
import { NavigationMenu } from '../../menus/NavigationMenu.tsx';
import { ThemeMenu } from '../../menus/ThemeMenu.tsx';

/** Logo with the brand's name in the current language; links to Discover. */
function Logo() {
  const { brand } = useLocale();
  return (
    <Link to={homePath} className={styles.logo}>
      <img src="/art/logo.svg" alt="" width={32} height={32} />
      <span>{brand.name}</span>
    </Link>
  );
}

/** Closes the mobile menu, whose focused element is then removed, and focuses its button. */
function useFocusOnToggle(isOpen: boolean, close: () => void) {
  const toggle = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (isOpen || !isReturning.current) return;
    isReturning.current = false;
    toggle.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const closeToToggle = () => {
    isReturning.current = true;
    close();
  };
  return { toggle, closeToToggle };
}

/** Sticky header, 4 rem high. In narrow windows most of it is in a collapsible menu. */
export function Header() {
  const intl = useIntl();
  const menuId = useId();
  const { key } = useLocation();
  // On phones the menus without room are not mounted at all; at medium widths the styles hide them.
  const isPhone = useIsPhone();
  // Key of the history entry on which the menu was opened, so that any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const { toggle, closeToToggle } = useFocusOnToggle(isOpen, () => setOpenOn(null));
  useBackCloses(isOpen, () => setOpenOn(null));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Logo />
        {!isPhone && (
          <div className={styles.wide}>
            <NavigationMenu />
          </div>
        )}
        <span className={styles.gap} />
        {!isPhone && (
          <div className={styles.wide}>
            <LanguageMenu />
            <CurrencyMenu />
            <ThemeMenu />
          </div>
        )}
        <FavoritesLink />
        <ChatButton />
        {!isPhone && (
          <div className={styles.wide}>
            <Account />
          </div>
        )}
        <div className={styles.narrow}>
          <IconButton
            ref={toggle}
            icon={isOpen ? X : MenuIcon}
            label={intl.formatMessage(isOpen ? messages.closeMenu : messages.openMenu)}
            tooltip={false}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onPress={() => setOpenOn(isOpen ? null : key)}
          />
        </div>
      </div>
      <MobileMenu id={menuId} isOpen={isOpen} onChoose={() => setOpenOn(null)} onLanguage={closeToToggle} />
    </header>
  );
}
