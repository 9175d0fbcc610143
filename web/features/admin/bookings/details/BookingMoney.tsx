import type { BookingDetails_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { ExtraLineText } from '#lib/booking/extras/ExtraLineText.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { AdminMoney } from '../../kit/money/AdminMoney.tsx';
import { details } from './BookingDetails.messages.ts';
import { DetailPart, DetailRow, DetailRows } from './DetailRows.tsx';

type Booking = BookingDetails_BookingFragment;

/** Room, extras one by one, their sum, and the fees paid at the property in addition. */
export function PriceLines({ booking }: { booking: Booking }) {
  const { propertyFees } = booking;
  const labels = useLabels();
  return (
    <DetailPart title={details.price}>
      <DetailRows areAmounts>
        <DetailRow name={<Text message={details.hotelPart} />}>
          <AdminMoney money={booking.totalPrice} />
        </DetailRow>
        {bookedLines(booking).map((line) => (
          <DetailRow
            key={`${line.kind} ${line.id}`}
            name={
              <ExtraLineText
                line={line}
                withKind
                insured={booking.party ? labels.travellers(booking) : undefined}
              />
            }
          >
            <AdminMoney money={line.price} />
          </DetailRow>
        ))}
        <DetailRow isSum name={<Text message={details.total} />}>
          <AdminMoney money={booking.totalToPay} isStrong />
        </DetailRow>
        {propertyFees.map(({ description, amount }, index) => (
          <DetailRow
            // oxlint-disable-next-line react/no-array-index-key -- a fee may be charged in two currencies
            key={`${index} ${description}`}
            name={
              <Text
                message={details.atHotel}
                values={{ description: <bdi key="description">{description}</bdi> }}
              />
            }
          >
            <AdminMoney money={amount} />
          </DetailRow>
        ))}
      </DetailRows>
    </DetailPart>
  );
}

/** The card and the time of the payment, as far as they are stored. */
export function PaymentLines({ payment }: Pick<Booking, 'payment'>) {
  const dates = useDates();
  return (
    <DetailPart title={details.payment}>
      {payment ? (
        <DetailRows>
          <DetailRow name={<Text message={details.card} />}>
            <bdi dir="ltr">
              {payment.brand} •••• {payment.lastFour}
            </bdi>
          </DetailRow>
          <DetailRow name={<Text message={details.paid} />}>
            <bdi>{dates.moment(payment.paidAt)}</bdi>
          </DetailRow>
        </DetailRows>
      ) : (
        <p>
          <Text message={details.notPaid} />
        </p>
      )}
    </DetailPart>
  );
}

/** Fee and refund of a cancellation, and when it was requested. */
export function CancellationLines({ outcome }: { outcome: NonNullable<Booking['cancellationOutcome']> }) {
  const dates = useDates();
  return (
    <DetailPart title={details.cancellation}>
      <DetailRows areAmounts>
        <DetailRow name={<Text message={details.asked} />}>
          <bdi>{dates.moment(outcome.requestedAt)}</bdi>
        </DetailRow>
        <DetailRow name={<Text message={details.fee} />}>
          <AdminMoney money={outcome.fee} />
        </DetailRow>
        <DetailRow name={<Text message={details.refund} />}>
          <AdminMoney money={outcome.refund} />
        </DetailRow>
      </DetailRows>
    </DetailPart>
  );
}
