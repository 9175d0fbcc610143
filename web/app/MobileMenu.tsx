import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCurrency } from '../i18n/CurrencyProvider.tsx';
import { currencies, currencyOf } from '../i18n/currencies.ts';
import { languageOf, languages } from '../i18n/languages.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import { Account } from './Account.tsx';
import { messages } from './Header.messages.ts';
import styles from './MobileMenu.module.css';
import { navigationItems } from './navigationItems.ts';

function LanguageSelect() {
  const intl = useIntl();
  const { language, setLanguage } = useLocale();
  const note = intl.formatMessage(messages.englishTexts);
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      value={language.code}
      onChange={(code) => setLanguage(languageOf(code)?.code ?? 'en')}
      options={languages.map((entry) => {
        const label = `${entry.flag} ${entry.name}`;
        return entry.text === entry.code
          ? { id: entry.code, label }
          : { id: entry.code, label, detail: note };
      })}
    />
  );
}

function CurrencySelect() {
  const intl = useIntl();
  const { currency, setCurrency } = useCurrency();
  return (
    <Select
      label={intl.formatMessage(messages.currency)}
      value={currency.code}
      onChange={(code) => setCurrency(currencyOf(code)?.code ?? 'USD')}
      options={currencies.map(({ code, symbol }) => ({ id: code, label: `${code} · ${symbol}` }))}
    />
  );
}

interface MobileMenuProps {
  id: string;
  isOpen: boolean;
  /** A link was chosen: the menu closes (L-09). */
  onChoose: () => void;
}

/** The header's collapsible part in narrow windows: the same links, language, currency and account (L-08). */
export function MobileMenu({ id, isOpen, onChoose }: MobileMenuProps) {
  const intl = useIntl();
  return (
    <div id={id} hidden={!isOpen} className={styles.menu}>
      <div className={`container ${styles.content}`}>
        <nav aria-label={intl.formatMessage(messages.navigation)}>
          <ul>
            {navigationItems.map((item) => (
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
          <LanguageSelect />
          <CurrencySelect />
        </div>
        <Account />
      </div>
    </div>
  );
}
