import { Text } from '#i18n/Text.tsx';
import { useDistance } from './CentreDistance.tsx';
import { messages } from './location.messages.ts';

/** A hotel farther away than this does not count as near the sea. */
const NEAR_METERS = 2_000;

/**
 * Distance to the sea, where it is near.
 * @param meters as the server rounds them
 */
export function SeaDistance({
  meters,
  className,
}: {
  meters: number | null;
  className?: string | undefined;
}) {
  const distance = useDistance();
  if (meters === null || meters > NEAR_METERS) return null;
  return (
    <span {...(className !== undefined && { className })}>
      <Text message={messages.fromSea} values={{ distance: <bdi key="distance">{distance(meters)}</bdi> }} />
    </span>
  );
}
