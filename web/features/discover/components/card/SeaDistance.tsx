import { Text } from '#i18n/Text.tsx';
import { useDistance } from '#lib/where/CentreDistance.tsx';
import { messages } from '#lib/where/where.messages.ts';
import styles from './HotelCard.module.css';

/** Farther than this a hotel is not at the sea to who reads a list. */
const NEAR_METERS = 2_000;

/** How far the sea is, where it is near. @param meters as the server rounds them */
export function SeaDistance({ meters }: { meters: number | null }) {
  const distance = useDistance();
  if (meters === null || meters > NEAR_METERS) return null;
  return (
    <span className={styles.inTown}>
      <Text message={messages.fromSea} values={{ distance: <bdi key="distance">{distance(meters)}</bdi> }} />
    </span>
  );
}
