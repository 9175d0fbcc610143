import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import styles from './ProgressBar.module.css';

/** Progress of a wait, 0 to 100; without a value it only shows that something is running. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      isIndeterminate={value === undefined}
      className={styles.track}
    >
      {({ percentage }) => (
        <span
          className={styles.fill}
          data-indeterminate={percentage === undefined || undefined}
          style={{ inlineSize: `${percentage ?? 40}%` }}
        />
      )}
    </AriaProgressBar>
  );
}
