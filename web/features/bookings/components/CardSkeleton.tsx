import { Skeleton } from '#ui/Skeleton.tsx';
import { firstPictureMark } from '../firstPicture.ts';
import styles from './BookingCard.module.css';

/**
 * Placeholder of a booking, with its parts where those of the card will be.
 * @param isFirst whether its picture is shown in the first frame, once it is known
 */
export function CardSkeleton({ isFirst }: { isFirst: boolean }) {
  return (
    <div className={styles.card}>
      <div className={styles.picture} {...(isFirst && { [firstPictureMark]: '' })}>
        <Skeleton height="10.25rem" />
      </div>
      <div className={styles.body}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="50%" height="2.25rem" />
      </div>
    </div>
  );
}
