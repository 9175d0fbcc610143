import { CalendarDays } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './DayStrip.module.css';
import { messages } from './MonthDays.messages.ts';
import { useDayChecks } from './useDayChecks.ts';

interface DayChecksProps {
  /** The days that the button checks; their prices are not known. */
  unknown: readonly string[];
  /** Loads the price of one day; rejects if that fails. */
  check: (day: string) => Promise<unknown>;
}

/** A button that checks the prices of days, with its progress; it can be stopped. */
export function DayChecks({ unknown, check }: DayChecksProps) {
  const checks = useDayChecks(check);
  const output = useRef<HTMLOutputElement>(null);
  const isOver = !checks.isRunning && checks.total > 0 && unknown.length === 0;
  useEffect(() => {
    // The pressed button is no longer rendered, so the message gets the keyboard focus.
    if (isOver && document.activeElement === document.body) output.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <>
      <div className={styles.ask}>
        {(checks.isRunning || unknown.length > 0) && (
          <Button
            icon={CalendarDays}
            variant="secondary"
            onPress={() => (checks.isRunning ? checks.stop() : void checks.start(unknown))}
          >
            {checks.isRunning ? (
              <Text message={messages.stop} />
            ) : (
              <Text message={messages.check} values={{ count: unknown.length }} />
            )}
          </Button>
        )}
        <output ref={output} tabIndex={-1} className={styles.note}>
          {checks.isRunning ? (
            <Text message={messages.progress} values={{ done: checks.done, total: checks.total }} />
          ) : (
            <Text message={unknown.length === 0 ? messages.allKnown : messages.ask} />
          )}
        </output>
      </div>
      {Boolean(checks.error) && <Problem error={checks.error} onRetry={() => checks.start(unknown)} />}
    </>
  );
}
