import { Text } from '#i18n/Text.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import styles from './Header.module.css';
import { messages } from './Header.messages.ts';

/** Opens a general chat. */
export function ChatButton() {
  const chat = useChatLauncher();
  return (
    <button type="button" className={styles.chat} onClick={() => chat.open({ kind: 'general' })}>
      <img src="/art/sherry.svg" alt="" width={32} height={32} className="flip" />
      <span className={styles.chatWord}>
        <Text message={messages.chat} />
      </span>
    </button>
  );
}
