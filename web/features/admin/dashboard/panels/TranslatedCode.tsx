import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import styles from './panels.module.css';

/** A code of a record in the user's language; a code without a translation is shown as it is. */
export function TranslatedCode({ code, words }: { code: string; words: Readonly<Record<string, Message>> }) {
  const word = words[code];
  return word ? (
    <span className={styles.word}>
      <Text message={word} />
    </span>
  ) : (
    <bdi dir="ltr">{code}</bdi>
  );
}
