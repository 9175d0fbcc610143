import { CircleCheck, Coffee, Info, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '../../../generated/graphql.ts';
import { nightsBetween } from '../../../i18n/plain-date.ts';
import { useDates } from '../../../i18n/useDates.ts';
import { messages as policyMessages } from '../../../lib/booking.messages.ts';
import { meals as mealLabels } from '../../../lib/labels.messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeyLabels } from '../useFilterLabel.ts';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';

interface CardTermsProps {
  hotel: HotelCard_HotelFragment;
  checkIn: string;
}

const BREAKFAST = 'Breakfast Included';

function Meals({ hotel }: { hotel: HotelCard_HotelFragment }) {
  const intl = useIntl();
  const label = useKeyLabels();
  const others = hotel.mealOptions.filter((meal) => !(hotel.breakfastIncluded && meal === BREAKFAST));
  // One or the other, not all together, as the lists of some languages would say.
  const names = others.map((meal) => label(mealLabels, meal)).join(' · ');
  const isRoomOnly = others.length === 0 && !hotel.breakfastIncluded;
  return (
    <>
      {hotel.breakfastIncluded && (
        <li>
          <Icon icon={Coffee} size={18} />
          {label(mealLabels, BREAKFAST)}
        </li>
      )}
      {(others.length > 0 || isRoomOnly) && (
        <li>
          <Icon icon={Utensils} size={18} />
          {isRoomOnly ? label(mealLabels, 'Room only') : intl.formatMessage(messages.meals, { meals: names })}
        </li>
      )}
    </>
  );
}

const unbroken = (words: ReactNode) => (
  <span key="range" className={styles.whole}>
    {words}
  </span>
);

/** A deadline of at most two days before check-in is the usual one; an earlier one replaces the usual words (DEC-52). */
const isUsualDeadline = (until: string | null, checkIn: string) =>
  until === null || (nightsBetween(until.slice(0, 10), checkIn) ?? 0) <= 2;

/** Whether the price of the card can be cancelled free of charge; a dearer room that can is told beside it. */
function Cancellation({ hotel, checkIn }: CardTermsProps) {
  const intl = useIntl();
  const dates = useDates();
  const until = hotel.freeCancellationUntil;
  const strict = hotel.cheapestPartlyRefundable ? policyMessages.partlyRefundable : messages.nonRefundable;
  if (!hotel.freeCancellation || !hotel.cheapestFreeCancellation) {
    return (
      <li>
        <Icon icon={Info} size={18} />
        <span>
          {intl.formatMessage(hotel.freeCancellation ? messages.freeElsewhere : strict)}
          {hotel.freeCancellation && (
            <span className={styles.note}>{intl.formatMessage(messages.notAtThisPrice)}</span>
          )}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.free}>
      <Icon icon={CircleCheck} size={18} />
      <span>
        {intl.formatMessage(messages.freeCancellation)}
        {isUsualDeadline(until, checkIn) && (
          <span className={styles.note}>{intl.formatMessage(messages.usually, { range: unbroken })}</span>
        )}
        {until && (
          <span className={styles.note}>
            {intl.formatMessage(messages.freeUntil, {
              moment: <bdi key="moment">{dates.wallClock(until)}</bdi>,
            })}
          </span>
        )}
      </span>
    </li>
  );
}

/** Meals and the cancellation rule of a card. */
export function CardTerms({ hotel, checkIn }: CardTermsProps) {
  return (
    <ul className={styles.terms}>
      <Meals hotel={hotel} />
      <Cancellation hotel={hotel} checkIn={checkIn} />
    </ul>
  );
}
