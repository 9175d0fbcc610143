import { useIntl } from 'react-intl';
import { type BookingDetails_BookingFragment, useAdminBookingQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { BookingPolicy } from '#lib/booking/BookingPolicy.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { LazyDisclosure } from '../../kit/LazyDisclosure.tsx';
import card from '../BookingCard.module.css';
import { details } from './BookingDetails.messages.ts';
import styles from './BookingDetails.module.css';
import { BookingHistory, BookingReferences } from './BookingHistory.tsx';
import { CancellationLines, PaymentLines, PriceLines } from './BookingMoney.tsx';
import { DetailPart, DetailRow, DetailRows } from './DetailRows.tsx';

type Booking = BookingDetails_BookingFragment;

/** The details of a booking below its row, loaded when the row is opened. */
export function BookingDetailsPanel({ id }: { id: string }) {
  return (
    <LazyDisclosure label={<Text message={details.title} />} headingLevel={4} className={card.history}>
      <ReadDetails id={id} />
    </LazyDisclosure>
  );
}

function ReadDetails({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useAdminBookingQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error) return <Problem error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion label={intl.formatMessage(details.loading)}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    );
  }
  if (!data.booking) return <Text message={details.missing} />;
  return (
    <>
      {error && <Problem error={error} onRetry={refetch} />}
      <BookingDetails booking={data.booking} />
    </>
  );
}

/** Guests, stay, price, payment, cancellation, references and history of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { cancellationOutcome } = booking;
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <GuestLines booking={booking} />
        <StayLines booking={booking} />
        <PriceLines booking={booking} />
        <PaymentLines payment={booking.payment} />
        {cancellationOutcome && <CancellationLines outcome={cancellationOutcome} />}
      </div>
      <DetailPart title={details.references}>
        <BookingReferences booking={booking} />
      </DetailPart>
      <DetailPart title={details.history}>
        <BookingHistory entries={booking.history} />
      </DetailPart>
    </div>
  );
}

const NotGiven = () => <Text message={details.notGiven} />;

function GuestLines({ booking }: { booking: Booking }) {
  const { guest, otherGuests } = booking;
  const others = otherGuests
    .map(({ title, firstName, lastName }) => [title, firstName, lastName].filter(Boolean).join(' '))
    .filter((name) => name !== '');
  return (
    <DetailPart title={details.guests}>
      <DetailRows>
        <DetailRow name={<Text message={details.phone} />}>
          {guest.phone ? (
            <TextLink href={`tel:${guest.phone}`} dir="ltr">
              {guest.phone}
            </TextLink>
          ) : (
            <NotGiven />
          )}
        </DetailRow>
        <DetailRow name={<Text message={details.email} />}>
          {guest.email ? <LatinLine>{guest.email}</LatinLine> : <NotGiven />}
        </DetailRow>
        <DetailRow name={<Text message={details.others} />}>
          {others.length === 0 ? (
            <NotGiven />
          ) : (
            <ul>
              {others.map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two guests may have the same name
                <li key={at}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </DetailRow>
        <DetailRow name={<Text message={details.requests} />}>
          {guest.specialRequests ? (
            <p className={styles.longText} dir="auto">
              {guest.specialRequests}
            </p>
          ) : (
            <NotGiven />
          )}
        </DetailRow>
      </DetailRows>
    </DetailPart>
  );
}

function StayLines({ booking }: { booking: Booking }) {
  const labels = useLabels();
  const comma = useComma();
  const people = labels.peopleWithAges(booking);
  // The phrase names the number of rooms only when there are several; here “1 room” is added, because administrators
  // look for the number.
  const rooms = booking.party?.rooms === 1 ? comma + labels.count('rooms', 1) : '';
  return (
    <DetailPart title={details.stay}>
      <DetailRows>
        <DetailRow name={<Text message={details.room} />}>
          {booking.roomNames.length > 0 ? <RoomNames rooms={booking} /> : <NotGiven />}
        </DetailRow>
        <DetailRow name={<Text message={details.people} />}>
          {people}
          {rooms}
        </DetailRow>
        <DetailRow name={<Text message={details.meals} />}>
          <bdi>{labels.meal(booking.mealPlan)}</bdi>
        </DetailRow>
        <DetailRow name={<Text message={details.policy} />}>
          <BookingPolicy booking={booking} legalMessage={details.legalRight} />
        </DetailRow>
      </DetailRows>
    </DetailPart>
  );
}
