import { useState } from 'react';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useAgo } from '#i18n/dates/useAgo.ts';
import styles from './DayStrip.module.css';
import { messages } from './MonthDays.messages.ts';
import type { PricedDay } from './ownDay.ts';

interface DayPriceProps {
  day: PricedDay;
  /** True when only a few hotels were checked on other shown days; a price from all hotels is then labelled as such. */
  isMixed: boolean;
}

/** The lowest price for a start day, its age and, if only some hotels were checked, their number. */
export function DayPrice({ day, isMixed }: DayPriceProps) {
  const [now] = useState(() => Date.now());
  const ago = useAgo(now);
  return (
    <>
      <span className={styles.price}>
        {day.pricePerNight ? (
          <>
            <Price money={day.pricePerNight} whole />{' '}
            <span className={styles.worth}>
              <EstimatedPrice money={day.pricePerNight} />
            </span>
          </>
        ) : (
          <Text message={messages.none} />
        )}
      </span>{' '}
      {day.hotels !== null ? (
        <span className={styles.age}>
          <Text message={messages.hotels} values={{ hotels: day.hotels }} />
        </span>
      ) : (
        isMixed && (
          <span className={styles.age}>
            <Text message={messages.allHotels} />
          </span>
        )
      )}{' '}
      <span className={styles.age}>{ago(day.pricedAt)}</span>
    </>
  );
}
