import { clsx } from 'clsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { marksOf } from '#i18n/content/marks.ts';
import { Text } from '#i18n/Text.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { greetings } from '../chat.messages.ts';
import bubble from '../Bubble.module.css';
import styles from './Greeting.module.css';

/** The assistant's greeting, which depends on the page from which the chat was opened. */
export function Greeting({ opening }: { opening: ChatOpening }) {
  const { language } = useLocale();
  // Without a name, the greeting of a hotel page would be incomplete.
  const kind = opening.kind === 'hotel' && !opening.hotelName ? 'general' : opening.kind;
  const name = (
    <bdi key="name" className={styles.name} {...marksOf(opening.hotelName ?? '', language.code)}>
      {opening.hotelName}
    </bdi>
  );
  return (
    <div className={clsx(bubble.bubble, bubble.sherry)}>
      <Text message={greetings[kind]} values={{ HotelName: name }} />
    </div>
  );
}

/** The waving figure of Sherry, shown until the first message. */
export function WavingSherry() {
  return (
    <span className={styles.figure}>
      <img className="flip" src="/art/sherry-wave.svg" alt="" width={132} height={138} />
    </span>
  );
}
