import { clsx } from 'clsx';
import styles from './SherryAvatar.module.css';

/** Sherry’s expression. */
export type SherryMood = 'neutral' | 'pleased' | 'sorry';

interface SherryAvatarProps {
  /** Pixels, 24 to 96. */
  size?: number;
  shape?: 'circle' | 'arch';
  /** Empty when her name is beside it. */
  alt?: string;
  mood?: SherryMood;
}

/** Sherry's head on her amber disc or in her arch; she looks towards the text in both directions. */
export function SherryAvatar({ size = 40, shape = 'circle', alt = '', mood = 'neutral' }: SherryAvatarProps) {
  return (
    <span className={clsx(styles.disc, styles[shape])} style={{ inlineSize: size, blockSize: size }}>
      <span className={clsx(styles.pose, styles[mood])} data-mood={mood}>
        <img src="/art/sherry.svg" alt={alt} width={size} height={size} className="flip" />
      </span>
    </span>
  );
}
