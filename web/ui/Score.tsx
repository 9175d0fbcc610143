import { useUiText } from './ui-text.ts';
import styles from './Score.module.css';

interface ScoreProps {
  /** Already formatted: 4.7. */
  value: string;
  /** Beside it in words: Excellent. */
  label?: string;
}

/** The quality score, of five, on its sea block. */
export function Score({ value, label }: ScoreProps) {
  const text = useUiText();
  return (
    <span className={styles.score}>
      <span className={styles.block}>
        {value}
        <span className="visually-hidden"> {text.scoreOf}</span>
      </span>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
