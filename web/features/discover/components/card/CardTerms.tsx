import { BedDouble, CircleCheck, Coffee, Info, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mealLevel } from '#shared/hotel/meal-keys.ts';
import type { HotelCard_HotelFragment, UpgradeWish } from '#generated/graphql.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { Price } from '#i18n/money/Price.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { FewBedsWords } from '#lib/beds/FewBedsWords.tsx';
import { messages as policyMessages } from '#lib/booking/booking.messages.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Icon } from '#ui/Icon.tsx';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';

interface CardTermsProps {
  hotel: HotelCard_HotelFragment;
  checkIn: string;
  rooms: number;
}

const unbroken = (words: ReactNode) => (
  <span key="whole" className={styles.whole}>
    {words}
  </span>
);

/** The additional price of a wish that only a more expensive room of the hotel meets. */
function Upgrade({ hotel, wish }: { hotel: HotelCard_HotelFragment; wish: UpgradeWish }) {
  const intl = useIntl();
  const upgrade = hotel.upgrades.find((each) => each.wish === wish);
  if (!upgrade) return null;
  return (
    <span className={styles.note}>
      {intl.formatMessage(messages[wish], {
        price: <Price key="price" money={upgrade.morePerNight} isEstimated />,
        amount: unbroken,
      })}
    </span>
  );
}

/** The meal plan of the shown price, and below it the other plans at the same price. */
function Meals({ hotel }: { hotel: HotelCard_HotelFragment }) {
  const intl = useIntl();
  const { meal } = useLabels();
  const { mealPlan, mealChoices } = hotel;
  if (mealPlan === null) return null;
  const others = mealChoices.filter((plan) => plan !== mealPlan);
  const meals = others.map(meal).join(' · ');
  return (
    <li>
      <Icon icon={mealLevel(mealPlan) > 0 ? Coffee : Utensils} size={18} />
      <span>
        {meal(mealPlan)}
        {others.length > 0 && (
          <span className={styles.note}>{intl.formatMessage(messages.otherMeals, { meals })}</span>
        )}
        <Upgrade hotel={hotel} wish="BREAKFAST" />
      </span>
    </li>
  );
}

/**
 * True when the deadline is at most two days before check-in or not known, so that “usually up to 24-48 hours” is not
 * wrong.
 */
const isUsualDeadline = (until: string | null, checkIn: string) =>
  until === null || (nightsBetween(until.slice(0, 10), checkIn) ?? 0) <= 2;

/** The cancellation terms of the shown price. */
function Cancellation({ hotel, checkIn }: Omit<CardTermsProps, 'rooms'>) {
  const intl = useIntl();
  const dates = useDates();
  const until = hotel.freeCancellationUntil;
  const strict = hotel.partlyRefundable ? policyMessages.partlyRefundable : messages.nonRefundable;
  if (!hotel.freeCancellation) {
    return (
      <li>
        <Icon icon={Info} size={18} />
        <span>
          {intl.formatMessage(strict)}
          {hotel.freeCancellationOver && (
            <span className={styles.note}>{intl.formatMessage(messages.over, { range: unbroken })}</span>
          )}
          <Upgrade hotel={hotel} wish="FREE_CANCELLATION" />
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

/** Number of guests who have a bed in the room of the shown price, if there are too few beds. */
function FewBeds({ hotel, rooms }: Omit<CardTermsProps, 'checkIn'>) {
  const places = hotel.bedPlaces;
  if (places === null) return null;
  return (
    <li>
      <Icon icon={BedDouble} size={18} />
      <span>
        <FewBedsWords places={places} rooms={rooms} />
        <Upgrade hotel={hotel} wish="BEDS_FOR_ALL" />
      </span>
    </li>
  );
}

/** Meals, cancellation terms and a note about missing beds on a card. */
export function CardTerms({ hotel, checkIn, rooms }: CardTermsProps) {
  return (
    <ul className={styles.terms}>
      <Meals hotel={hotel} />
      <Cancellation hotel={hotel} checkIn={checkIn} />
      <FewBeds hotel={hotel} rooms={rooms} />
    </ul>
  );
}
