import styles from './Score.module.css';

interface ScoreProps {
  /** Already formatted: 4.7. */
  value: string;
  /** Beside it in words: Excellent. */
  label?: string;
}

/** The quality score on its sea block. */
export function Score({ value, label }: ScoreProps) {
  return (
    <span className={styles.score}>
      <span className={styles.block}>{value}</span>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
