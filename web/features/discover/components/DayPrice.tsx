import { useState } from 'react';
import type { MonthDay_DayFragment } from '../../../generated/graphql.ts';
import { Price } from '../../../i18n/Price.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { useAgo } from '../../../i18n/useAgo.ts';
import styles from './DayStrip.module.css';
import { messages } from './MonthDays.messages.ts';

/** The lowest price of a start day, among how many hotels where not all were asked, and how old it is. */
export function DayPrice({ day }: { day: MonthDay_DayFragment }) {
  const [now] = useState(() => Date.now());
  const ago = useAgo(now);
  return (
    <>
      <span className={styles.price}>
        {day.pricePerNight ? <Price money={day.pricePerNight} whole /> : <Text message={messages.none} />}
      </span>{' '}
      {day.hotels !== null && (
        <span className={styles.age}>
          <Text message={messages.hotels} values={{ hotels: day.hotels }} />
        </span>
      )}{' '}
      <span className={styles.age}>{ago(day.pricedAt)}</span>
    </>
  );
}
