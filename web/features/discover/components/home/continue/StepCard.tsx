import { CalendarDays, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingCard_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import { bookingsPath, checkoutPath } from '#lib/page/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { messages } from './ContinueSection.messages.ts';
import styles from './ContinueSection.module.css';

interface StepCardProps {
  to: string;
  state?: { readonly scrollTo: 'results' };
  topic: 'search' | 'stay' | 'unfinished';
  mark: ReactNode;
  label: ReactNode;
  name: ReactNode;
  children: ReactNode;
}

/** A card with one way to continue; the whole card is a link. */
export function StepCard({ to, state, topic, mark, label, name, children }: StepCardProps) {
  return (
    <li>
      <Link to={to} state={state} className={styles.step} data-topic={topic}>
        <span className={styles.mark}>{mark}</span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.name}>{name}</span>
          {children}
        </span>
      </Link>
    </li>
  );
}

function BookedLines({ booking }: { booking: BookingCard_BookingFragment }) {
  const dates = useDates();
  return (
    <>
      <span className={styles.line}>
        <BookedPlace booking={booking} />
      </span>
      <span className={styles.line}>
        <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>
      </span>
    </>
  );
}

/** Card of the next or current paid stay. */
export function NextStay({ booking }: { booking: BookingCard_BookingFragment }) {
  return (
    <StepCard
      to={bookingsPath}
      topic="stay"
      mark={<Icon icon={CalendarDays} size={28} />}
      label={<Text message={messages.nextStay} />}
      name={<BookedHotelName booking={booking} />}
    >
      <BookedLines booking={booking} />
    </StepCard>
  );
}

/** Card of a booking that was started and can still be paid. */
export function UnpaidBooking({ booking }: { booking: BookingCard_BookingFragment }) {
  return (
    <StepCard
      to={checkoutPath(booking.id)}
      topic="unfinished"
      mark={<Icon icon={CreditCard} size={28} />}
      label={<Text message={messages.unfinished} />}
      name={<BookedHotelName booking={booking} />}
    >
      <BookedLines booking={booking} />
    </StepCard>
  );
}
