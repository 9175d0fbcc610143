import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { messages } from '../results/Results.messages.ts';
import styles from './DaysFold.module.css';

/**
 * On phones the prices of other dates are collapsed behind a button, so that the first hotel is on screen; otherwise
 * they are always visible.
 */
export function DaysFold({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const hasMonth = query.has('month');
  // Expanded when the URL has a month, because the user requested it.
  const [isOpen, setOpen] = useState(hasMonth);
  const [hadMonth, setHadMonth] = useState(hasMonth);
  if (hadMonth !== hasMonth) {
    setHadMonth(hasMonth);
    if (hasMonth) setOpen(true);
  }
  const id = useId();
  return (
    <div className={clsx(styles.fold, isOpen && styles.open)}>
      <div className={styles.toggle}>
        <Button
          variant="ghost"
          size="sm"
          icon={CalendarDays}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <Text message={messages.days} />
        </Button>
      </div>
      <div id={id} className={styles.folded}>
        {children}
      </div>
    </div>
  );
}
