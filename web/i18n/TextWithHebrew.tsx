import { useIntl } from 'react-intl';
import { hebrew } from './he.ts';
import { useLocale } from './LocaleProvider.tsx';
import type { Message } from './messages.ts';
import styles from './TextWithHebrew.module.css';

/** A text the specification gives in Hebrew: Hebrew alone in the Hebrew interface, else as the second line (DEC-79). */
export function TextWithHebrew({ message }: { message: Message }) {
  const intl = useIntl();
  const { text } = useLocale();
  const own = intl.formatMessage(message);
  if (text === 'he') return own;
  return (
    <>
      <span className={styles.line}>{own}</span>
      <span className={styles.line} lang="he" dir="rtl">
        {hebrew[message.id]}
      </span>
    </>
  );
}
