import { useIntl } from 'react-intl';
import { Price } from '../../../i18n/Price.tsx';
import { panelMessages as messages } from '../HotelPage.messages.ts';
import type { RoomChoice } from '../useRoomChoice.ts';
import { BookButton } from './BookButton.tsx';
import styles from './BookingPanel.module.css';

interface BookBarProps {
  choice: RoomChoice;
  isSoldOut: boolean;
  nights: number;
  isBooking: boolean;
  onBook: () => void;
}

/** The bar at the bottom of the window while a page is in one column: the sum and Book Now. The last of its page. */
export function BookBar({ choice, isSoldOut, nights, isBooking, onBook }: BookBarProps) {
  const intl = useIntl();
  const { selected } = choice;
  return (
    <div className={styles.bar} data-actions-below>
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
