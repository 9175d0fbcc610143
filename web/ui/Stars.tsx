import { Star } from 'lucide-react';
import styles from './Stars.module.css';

interface StarsProps {
  /** Filled stars, 0 to 5; halves are rounded. */
  value: number;
  /** What a screen reader says: “5 stars”. */
  label: string;
  /** Pixels of one star. */
  size?: number;
}

/** A hotel's class as five stars. */
export function Stars({ value, label, size = 16 }: StarsProps) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          size={size}
          strokeWidth={0}
          aria-hidden="true"
          className={place <= Math.round(value) ? styles.on : styles.off}
        />
      ))}
    </span>
  );
}
