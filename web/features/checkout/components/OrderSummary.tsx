import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { linesByKind, sumOfLines } from '#shared/extras/extra-lines.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { shortageOf } from '#shared/stay/bed-shortage.ts';
import { bedsOfRoom } from '#shared/stay/room-beds.ts';
import { BedNote } from '#lib/beds/BedNote.tsx';
import { RoomSpread } from '#lib/stay/RoomSpread.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { HotelAddress } from '#lib/location/HotelAddress.tsx';
import { PropertyFeeAmount } from '#lib/hotel/PropertyFeeAmount.tsx';
import { PropertyFeeName } from '#lib/hotel/PropertyFeeName.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { Card } from '#ui/Card.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import { hotelPathOf } from '../hotelPathOf.ts';
import { RoomTerms } from './RoomTerms.tsx';
import styles from './OrderSummary.module.css';
import { messages } from './summary.messages.ts';

type Booking = CheckoutPage_BookingFragment;

function Row(props: { label: ReactNode; children: ReactNode; isText?: boolean }) {
  const { label, children, isText = false } = props;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {/* `num` sets tabular digits, which also widen brackets, so it is not used for text. */}
      <dd className={clsx(!isText && 'num')}>{children}</dd>
    </div>
  );
}

function Hotel({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const stars = booking.hotel?.stars;
  return (
    <>
      <Picture
        src={pictureSrc(booking.hotel?.images[0]?.url ?? null, 640)}
        alt=""
        ratio="12 / 5"
        emptyLabel={intl.formatMessage(messages.noImage)}
        isEager
      />
      <div className={styles.hotel}>
        {stars && <Stars value={stars} label={intl.formatMessage(messages.stars, { count: stars })} />}
        <p className="title">
          <BookedHotelName booking={booking} />
        </p>
        <p className={styles.place}>
          <BookedPlace booking={booking} isCityOnly={Boolean(booking.hotel?.address.trim())} />
        </p>
        {booking.hotel && <HotelAddress hotel={booking.hotel} name={booking.hotelName} />}
        {booking.hotel && booking.status === 'pending' && !booking.isProcessing && (
          <p>
            <TextLink to={hotelPathOf(booking)} isAlone>
              <Text message={messages.change} />
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}

function ExtraRows({ booking }: { booking: Booking }) {
  return linesByKind(bookedLines(booking)).map(({ kind, lines }) => (
    <Row key={kind} label={<Text message={kindNames[kind]} />}>
      <Price money={sumOfLines(lines)} isEstimated />
    </Row>
  ));
}

/** Says that the price is checked again at the payment and, for a held room, until when it is held. */
function BeforePaying({ roomHeldUntil }: { roomHeldUntil: string | null }) {
  const dates = useDates();
  return (
    <p className={styles.small}>
      <Text message={messages.priceChecked} />
      {roomHeldUntil && (
        <>
          {' '}
          <Text
            message={messages.roomHeldUntil}
            values={{ time: <bdi key="time">{dates.time(roomHeldUntil)}</bdi> }}
          />
        </>
      )}
    </p>
  );
}

/** The order beside every step: hotel, stay, extras and the total that is charged. */
export function OrderSummary({ booking }: { booking: Booking }) {
  const dates = useDates();
  const labels = useLabels();
  const heading = useId();
  return (
    <Card as="aside" padding="none" className={styles.card ?? ''} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        <Text message={messages.order} />
      </h2>
      <Hotel booking={booking} />
      <dl className={styles.rows}>
        <Row label={<Text message={messages.checkIn} />}>{dates.date(booking.checkIn)}</Row>
        <Row label={<Text message={messages.checkOut} />}>{dates.date(booking.checkOut)}</Row>
        <Row isText label={<Text message={messages.guests} />}>
          {labels.peopleWithAges(booking)}
          {booking.party && <RoomSpread party={booking.party} className={styles.spread ?? ''} />}
        </Row>
        <Row label={<Text message={messages.meals} />}>{labels.meal(booking.mealPlan)}</Row>
        <Row
          label={
            <>
              <Text
                message={messages.roomNights}
                values={{ room: <RoomNames key="room" rooms={booking} />, nights: booking.nights }}
              />
              <RoomBedLines names={booking.roomNames} />
            </>
          }
        >
          <Price money={booking.totalPrice} isEstimated />
        </Row>
        <ExtraRows booking={booking} />
      </dl>
      <div className={styles.total}>
        <span className={styles.totalLabel}>
          <Text message={messages.total} />
        </span>
        <span className={styles.amount} data-testid="order-total">
          <Price money={booking.totalToPay} size="display" />
          <EstimatedPrice money={booking.totalToPay} />
        </span>
      </div>
      <div className={styles.notes}>
        {booking.party && <BedNote shortage={shortageOf(booking.roomNames.map(bedsOfRoom), booking.party)} />}
        <p className={styles.small}>
          <TaxesAndFees fees={booking.propertyFees} isLine /> · <Text message={messages.payInShekels} />
        </p>
        {booking.propertyFees.map((fee, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fee may be charged in two currencies
          <p key={`${index} ${fee.description}`} className={styles.small}>
            <Text
              message={messages.propertyFee}
              values={{ description: <PropertyFeeName key="fee" description={fee.description} /> }}
            />{' '}
            <PropertyFeeAmount fee={fee} />
          </p>
        ))}
        <RoomTerms booking={booking} />
        {booking.status === 'pending' && !booking.isProcessing && (
          <BeforePaying roomHeldUntil={booking.roomHeldUntil} />
        )}
      </div>
    </Card>
  );
}
