import type { AirportDistance_AirportFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDistance } from './CentreDistance.tsx';
import { messages } from './location.messages.ts';

interface AirportDistanceProps {
  airport: AirportDistance_AirportFragment;
  /** Set where no other text on the screen says that the distance is a straight line. */
  isStraightLineStated?: boolean;
}

/** The distance to the airport that was picked for the search. */
export function AirportDistance({ airport, isStraightLineStated = false }: AirportDistanceProps) {
  const distance = useDistance();
  return (
    <Text
      message={isStraightLineStated ? messages.straightFromAirport : messages.fromAirport}
      values={{
        distance: <bdi key="distance">{distance(airport.meters)}</bdi>,
        airport: <LocalizedText key="airport" value={{ en: airport.name, he: airport.nameHe }} />,
      }}
    />
  );
}
