import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './GuestsPanel.module.css';

/** As large as the panel of guests without children. */
export const GuestsSkeleton = () => (
  <div className={styles.panel}>
    <Skeleton height="2.75rem" />
    <Skeleton height="2.75rem" />
    <Skeleton height="2.75rem" />
    <Skeleton height="2.75rem" />
  </div>
);
