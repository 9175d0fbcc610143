import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messages } from './Results.messages.ts';
import styles from './SherryHelp.module.css';

/**
 * The assistant's card beside the list, on small screens below it. It is no floating button, because that would cover
 * prices.
 */
export function SherryHelp() {
  const intl = useIntl();
  const { brand } = useLocale();
  const chat = useChatLauncher();
  const open = () => chat.open({ kind: 'general' });
  return (
    <Card tone="sherry" className={styles.card}>
      <h3 className="title">{intl.formatMessage(messages.helpTitle)}</h3>
      <p>{intl.formatMessage(messages.helpText, { assistant: brand.assistant })}</p>
      <Button variant="sherry" icon={MessageCircle} onPress={open}>
        {intl.formatMessage(messages.helpChat)}
      </Button>
      <img className={`flip ${styles.bird}`} src="/art/sherry-wave.svg" alt="" width={110} height={150} />
    </Card>
  );
}
