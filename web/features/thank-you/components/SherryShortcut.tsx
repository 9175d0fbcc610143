import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { alwaysHebrewTexts } from '#i18n/content/hebrewGiven.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { TextWithHebrew } from '#i18n/content/TextWithHebrew.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SherryAvatar } from '#ui/SherryAvatar.tsx';
import { messages } from '../ThankYouPage.messages.ts';
import styles from './PaymentSummary.module.css';

/** Opens the chat with a prefilled question, which the traveller sends or changes. */
export function SherryShortcut({ bookingId, hotelId }: { bookingId: string; hotelId: string }) {
  const intl = useIntl();
  const chat = useChatLauncher();
  const { brand, language } = useLocale();
  const own = intl.formatMessage(messages.preset);
  const preset = language.code === 'he' ? own : [own, alwaysHebrewTexts[messages.preset.id]].join('\n');
  return (
    <button
      type="button"
      className={styles.sherry}
      onClick={() => chat.open({ kind: 'bookings', bookingId, hotelId, preset })}
    >
      <SherryAvatar size={48} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Text message={messages.sherry} values={{ assistant: brand.assistant }} />
        </span>
        <span className={styles.preset}>
          <TextWithHebrew message={messages.preset} />
        </span>
      </span>
      <Icon icon={MessageCircle} size={22} />
    </button>
  );
}
