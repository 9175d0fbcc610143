import type { ReactNode } from 'react';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import styles from './BookingDetailsDialog.module.css';

/** One fact: its label and its value. */
export function Row({ label, children }: { label: Message; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <Text message={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
