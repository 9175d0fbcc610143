import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '#i18n/Text.tsx';
import type { Message } from '#i18n/messages.ts';
import styles from './BookingDetails.module.css';

/** One part of a booking under its heading. */
export function DetailPart({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h5>
        <Text message={title} />
      </h5>
      {children}
    </div>
  );
}

/** Named values; with `areAmounts` they are aligned at the end of their lines, like a column of sums. */
export function DetailRows({ children, areAmounts = false }: { children: ReactNode; areAmounts?: boolean }) {
  return <dl className={clsx(styles.rows, areAmounts && styles.amounts)}>{children}</dl>;
}

/** A named value; `isSum` draws a line between it and the values that it adds up. */
export function DetailRow({
  name,
  children,
  isSum = false,
}: {
  name: ReactNode;
  children: ReactNode;
  isSum?: boolean;
}) {
  return (
    <div className={clsx(styles.row, isSum && styles.sum)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
