import { useIntl } from 'react-intl';
import { Price } from '../../../i18n/Price.tsx';
import { panelMessages as messages } from '../HotelPage.messages.ts';
import type { RoomChoice } from '../useRoomChoice.ts';
import { BookButton } from './BookButton.tsx';
import styles from './BookingPanel.module.css';

interface PhoneBarProps {
  choice: RoomChoice;
  isSoldOut: boolean;
  nights: number;
  isBooking: boolean;
  onBook: () => void;
}

/** The fixed bar at the bottom of phones: the sum and Book Now. */
export function PhoneBar({ choice, isSoldOut, nights, isBooking, onBook }: PhoneBarProps) {
  const intl = useIntl();
  const { selected } = choice;
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        {selected ? (
          <>
            <Price money={selected.total} size="lg" />
            <span className={styles.quiet}>{intl.formatMessage(messages.barLine, { nights })}</span>
          </>
        ) : (
          <span className={styles.quiet}>
            {intl.formatMessage(isSoldOut ? messages.soldOut : messages.selectFirst)}
          </span>
        )}
      </p>
      <BookButton
        hasRoom={selected !== null}
        isSoldOut={isSoldOut}
        isBooking={isBooking}
        onBook={onBook}
        isCompact
      />
    </div>
  );
}
