import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { Button } from '#ui/Button.tsx';
import { panelMessages as messages } from '../../HotelPage.messages.ts';
import type { RoomChoice } from '../../rooms/useRoomChoice.ts';
import { BookButton } from './BookButton.tsx';
import styles from './BookingPanel.module.css';
import { PolicyLine } from './PolicyLine.tsx';
import { lackTexts, type RoomLack } from './roomLack.ts';

interface BookBarProps {
  choice: RoomChoice;
  /** The offer whose price is shown with “from”; null without offers. */
  bestOffer: HotelPage_OfferFragment | null;
  lack: RoomLack | null;
  nights: number;
  checkIn: string;
  /** True when the choice changes an unpaid booking instead of starting one. */
  isChange: boolean;
  isBooking: boolean;
  onBook: () => void;
  /** Scrolls the rooms into view. */
  onSeeRooms: () => void;
}

/** Says what the total of the bar covers, and what cancelling costs. */
function BarLine({
  offer,
  nights,
  checkIn,
}: {
  offer: HotelPage_OfferFragment;
  nights: number;
  checkIn: string;
}) {
  return (
    <>
      <span className={styles.quiet}>
        <Text
          message={messages.barLine}
          values={{ nights, includes: <TaxesAndFees key="includes" fees={offer.propertyFees} /> }}
        />
      </span>
      <PolicyLine offer={offer} checkIn={checkIn} />
    </>
  );
}

/**
 * Before a room is chosen: the total of `bestOffer`, or why there is none, and a button to the rooms, which may be far
 * up or down the page.
 */
function ToRooms({
  bestOffer,
  lack,
  nights,
  checkIn,
  onSeeRooms,
}: Pick<BookBarProps, 'bestOffer' | 'lack' | 'nights' | 'checkIn' | 'onSeeRooms'>) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.barWords}>
        {bestOffer ? (
          <>
            <span>
              <span className={styles.quiet}>{intl.formatMessage(messages.from)} </span>
              <Price money={bestOffer.total} size="lg" isEstimated />
            </span>
            <BarLine offer={bestOffer} nights={nights} checkIn={checkIn} />
          </>
        ) : (
          <span className={styles.quiet}>
            {intl.formatMessage(lack ? lackTexts[lack] : messages.selectFirst)}
          </span>
        )}
      </p>
      <Button onPress={onSeeRooms}>{intl.formatMessage(messages.seeRooms)}</Button>
    </>
  );
}

/**
 * The bar at the bottom of the window while the page has one column: the total and Book Now, or a button to the rooms
 * while none is chosen. It is sticky, so it must come after the content of the page.
 */
export function BookBar(props: BookBarProps) {
  const { choice, bestOffer, lack, nights, checkIn, isChange, isBooking, onBook, onSeeRooms } = props;
  const intl = useIntl();
  const { selected } = choice;
  return (
    <div className={styles.bar} data-actions-below>
      {!selected && lack !== 'sold-out' ? (
        <ToRooms
          bestOffer={bestOffer}
          lack={lack}
          nights={nights}
          checkIn={checkIn}
          onSeeRooms={onSeeRooms}
        />
      ) : (
        <>
          <p className={styles.barWords}>
            {selected ? (
              <>
                <Price money={selected.total} size="lg" isEstimated />
                <BarLine offer={selected} nights={nights} checkIn={checkIn} />
              </>
            ) : (
              <span className={styles.quiet}>{intl.formatMessage(messages.soldOut)}</span>
            )}
          </p>
          <BookButton
            hasRoom={selected !== null}
            lack={lack}
            isChange={isChange}
            isBooking={isBooking}
            onBook={onBook}
            isCompact
          />
        </>
      )}
    </div>
  );
}
