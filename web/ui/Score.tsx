import { useUiText } from './ui-text.ts';
import styles from './Score.module.css';

interface ScoreProps {
  /** Already formatted: `4.7`. */
  value: string;
  /** Shown beside it: “Excellent”. */
  label?: string;
}

/** The quality score out of five, on a sea-coloured block. */
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
