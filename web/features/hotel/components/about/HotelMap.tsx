import { useCallback, useState } from 'react';
import type { HotelPage_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { HotelSurroundings } from '#lib/location/HotelSurroundings.tsx';
import { SmallMap } from '#lib/location/SmallMap.tsx';
import { messages } from '#lib/location/location.messages.ts';
import styles from './HotelMap.module.css';

type Place = Pick<HotelPage_HotelFragment, 'placeInTown' | 'surroundings'> & {
  readonly coordinates: NonNullable<HotelPage_HotelFragment['coordinates']>;
};

function Located({ hotel: { coordinates, placeInTown, surroundings } }: { hotel: Place }) {
  const [isMapMissing, setMapMissing] = useState(false);
  const onMissing = useCallback(() => setMapMissing(true), []);
  // The postal address and its link to an external map are above, so this section is optional.
  if (isMapMissing && !surroundings) return null;
  return (
    <section className={styles.section} aria-labelledby="map-heading">
      <h2 id="map-heading" className="title">
        <Text message={messages.heading} />
      </h2>
      {!isMapMissing && (
        <SmallMap coordinates={coordinates} placeInTown={placeInTown} onMissing={onMissing} />
      )}
      {surroundings && <HotelSurroundings around={surroundings} />}
    </section>
  );
}

/**
 * A small map of the hotel and the centre of its city, and its surroundings. Renders nothing without coordinates.
 */
export function HotelMap({
  hotel,
}: {
  hotel: Pick<HotelPage_HotelFragment, 'coordinates' | 'placeInTown' | 'surroundings'>;
}) {
  const { coordinates, placeInTown, surroundings } = hotel;
  return coordinates && <Located hotel={{ coordinates, placeInTown, surroundings }} />;
}
