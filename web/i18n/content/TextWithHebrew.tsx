import { useIntl } from 'react-intl';
import { alwaysHebrewTexts } from './hebrewGiven.ts';
import { useLocale } from '../LocaleProvider.tsx';
import type { Message } from '../messages.ts';
import styles from './TextWithHebrew.module.css';

/**
 * A text that must also be shown in Hebrew: alone in the Hebrew interface, as a second line in every other language.
 */
export function TextWithHebrew({ message }: { message: Message }) {
  const intl = useIntl();
  const { language } = useLocale();
  const own = intl.formatMessage(message);
  if (language.code === 'he') return own;
  return (
    <>
      <span className={styles.line}>{own}</span>
      <span className={styles.line} lang="he" dir="rtl">
        {alwaysHebrewTexts[message.id]}
      </span>
    </>
  );
}
