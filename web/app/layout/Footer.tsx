import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import {
  accessibilityPath,
  cancellationPolicyPath,
  contactPath,
  privacyPath,
  securityPath,
  termsOfUsePath,
} from '#lib/page/paths.ts';
import styles from './Footer.module.css';
import { messages } from './Footer.messages.ts';

/** Links in their order: legal texts first, contact last. */
const links = [
  { to: privacyPath, label: messages.privacy },
  { to: termsOfUsePath, label: messages.terms },
  { to: securityPath, label: messages.security },
  { to: cancellationPolicyPath, label: messages.cancellation },
  { to: accessibilityPath, label: messages.accessibility },
  { to: contactPath, label: messages.contact },
];

/** Footer with brand, slogan, and links to legal texts and contact. */
export function Footer() {
  const intl = useIntl();
  const { brand } = useLocale();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.row}`}>
        <img src="/art/logo-on-dark.svg" alt="" width={32} height={32} />
        <div className={styles.brand}>
          <p className={styles.name}>{brand.name}</p>
          <p className={styles.line}>
            <Text message={messages.line} />
          </p>
        </div>
        <nav aria-label={intl.formatMessage(messages.links)}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  <Text message={label} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
