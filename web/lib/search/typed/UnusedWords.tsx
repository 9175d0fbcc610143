import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { useChatLauncher } from '../../ports/ChatLauncher.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './UnusedWords.module.css';
import { messages } from './unusedWords.messages.ts';

interface UnusedWordsProps {
  /** The words that were left out, in one text. */
  words: string;
  /** Everything that was typed; passed on to the assistant. */
  sentence: string;
}

/** Says which of the typed words the search did not use; the assistant may use them. */
export function UnusedWords({ words, sentence }: UnusedWordsProps) {
  const intl = useIntl();
  const { brand } = useLocale();
  const chat = useChatLauncher();
  return (
    <>
      <span>
        <Text message={messages.notUsed} values={{ words: <bdi key="words">{words}</bdi> }} />
      </span>{' '}
      <TextLink
        icon={MessageCircle}
        className={styles.ask ?? ''}
        onPress={() => chat.open({ kind: 'general', preset: sentence })}
      >
        {intl.formatMessage(messages.ask, { assistant: brand.assistant })}
      </TextLink>{' '}
    </>
  );
}
