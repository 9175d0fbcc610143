import { houseDeadline } from '#shared/cancellation/cancellation.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { messages } from '../checkout.messages.ts';
import styles from './Extras.module.css';

/** Until when extras are refunded, said before they are paid for: the hotel's own terms may be kinder or stricter. */
export function ExtrasRefund({ checkIn }: { checkIn: string }) {
  const dates = useDates();
  return (
    <p className={styles.line}>
      <Text
        message={messages.extrasRefund}
        values={{ until: <bdi key="until">{dates.wallClock(houseDeadline(checkIn))}</bdi> }}
      />
    </p>
  );
}
