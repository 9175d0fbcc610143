import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Account } from './Account.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { messages } from '../layout/header/Header.messages.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './MobileMenu.module.css';
import { navigationItemsFor } from './navigationItems.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

interface MobileMenuProps {
  id: string;
  isOpen: boolean;
  /** Called when a link is chosen; closes the menu. */
  onChoose: () => void;
  /** Called when a language is chosen; closes the menu and returns the focus to its button. */
  onLanguage: () => void;
}

function Content({ onChoose, onLanguage }: Pick<MobileMenuProps, 'onChoose' | 'onLanguage'>) {
  const intl = useIntl();
  const { viewer } = useViewer();
  return (
    <div className={`container ${styles.content}`}>
      <nav aria-label={intl.formatMessage(messages.navigation)}>
        <ul>
          {navigationItemsFor(viewer).map((item) => (
            <li key={item.id}>
              <Link to={item.to} className={styles.link} onClick={onChoose}>
                <Icon icon={item.icon} size={20} />
                <Text message={item.label} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.choices}>
        <LanguageMenu onChoose={onLanguage} />
        <CurrencyMenu />
        <ThemeMenu />
      </div>
      <Account onLeave={onChoose} />
    </div>
  );
}

/** The collapsible menu of the header in narrow windows: links, language, currency and account. */
export function MobileMenu({ id, isOpen, ...on }: MobileMenuProps) {
  return (
    <div id={id} hidden={!isOpen} className={styles.menu}>
      {isOpen && <Content {...on} />}
    </div>
  );
}
