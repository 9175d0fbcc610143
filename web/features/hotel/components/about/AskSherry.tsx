import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SherryAvatar } from '#ui/SherryAvatar.tsx';
import { messages } from '../../HotelPage.messages.ts';
import styles from '../panel/BookingPanel.module.css';

/** Button that opens the chat about this hotel. */
export function AskSherry({ hotelId, hotelName }: { hotelId: string; hotelName: string }) {
  const intl = useIntl();
  const { brand } = useLocale();
  const chat = useChatLauncher();
  return (
    <button
      type="button"
      className={styles.sherry}
      onClick={() => chat.open({ kind: 'hotel', hotelId, hotelName })}
    >
      <SherryAvatar size={44} />
      <span className={styles.sherryWords}>
        <strong>{intl.formatMessage(messages.askTitle, { assistant: brand.assistant })}</strong>
        <span>{intl.formatMessage(messages.askLine)}</span>
      </span>
      <Icon icon={MessageCircle} size={20} />
    </button>
  );
}
