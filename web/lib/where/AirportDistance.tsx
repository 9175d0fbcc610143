import type { AirportDistance_AirportFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDistance } from './CentreDistance.tsx';
import { messages } from './where.messages.ts';

interface AirportDistanceProps {
  airport: AirportDistance_AirportFragment;
  /** Where no other words on the screen say that it is one. */
  isStraightTold?: boolean;
}

/** How far the airport is that was picked for the search. */
export function AirportDistance({ airport, isStraightTold = false }: AirportDistanceProps) {
  const distance = useDistance();
  return (
    <Text
      message={isStraightTold ? messages.straightFromAirport : messages.fromAirport}
      values={{
        distance: <bdi key="distance">{distance(airport.meters)}</bdi>,
        airport: <LocalizedText key="airport" value={{ en: airport.name, he: airport.nameHe }} />,
      }}
    />
  );
}
