import { distanceWords } from '#shared/map/place-in-town.ts';
import type { PlaceInTown_PlaceFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { PartName } from './PartName.tsx';
import { messages } from './location.messages.ts';

/** A distance in the reader's language. @param meters as the server rounds them */
export const useDistance = () => {
  const { language } = useLocale();
  return (meters: number): string => distanceWords(meters, language.locale);
};

interface CentreDistanceProps {
  place: PlaceInTown_PlaceFragment;
  /** Set where no other text on the screen says that the distance is a straight line. */
  isStraightLineStated?: boolean;
}

/** Distance to the centre, and the part of town; unknown parts are left out. */
export function CentreDistance({ place, isStraightLineStated = false }: CentreDistanceProps) {
  const distance = useDistance();
  const message = isStraightLineStated ? messages.straight : messages.fromCentre;
  return (
    <span>
      <Text
        message={message}
        values={{ distance: <bdi key="distance">{distance(place.metersToCentre)}</bdi> }}
      />
      {place.near && (
        <>
          {' · '}
          <Text message={messages.near} values={{ part: <PartName key="part" part={place.near} /> }} />
        </>
      )}
    </span>
  );
}
