import { useLocale } from '../i18n/LocaleProvider.tsx';
import { Text } from '../i18n/Text.tsx';
import styles from './Footer.module.css';
import { messages } from './Footer.messages.ts';

/** Brand and what it stands for; on every page but a list of results (DEC-33). */
export function Footer() {
  const { brand } = useLocale();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.row}`}>
        <img src="/art/logo-on-dark.svg" alt="" width={32} height={32} />
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p className={styles.line}>
            <Text message={messages.line} />
          </p>
        </div>
      </div>
    </footer>
  );
}
