import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { SherryAvatar } from '#ui/SherryAvatar.tsx';
import { messages } from '../BookingsPage.messages.ts';
import styles from './SherryButton.module.css';

/** Opens the assistant. The button floats on wide screens and is below the list on others. */
export function SherryButton() {
  const intl = useIntl();
  const { brand } = useLocale();
  const chat = useChatLauncher();
  const label = intl.formatMessage(messages.askSherry, { assistant: brand.assistant });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onClick={() => chat.open({ kind: 'bookings' })}
    >
      <SherryAvatar size={48} />
      <span className={styles.words}>{label}</span>
    </button>
  );
}
