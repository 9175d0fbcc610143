import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_HotelFragment } from '../../../generated/graphql.ts';
import { useLocale } from '../../../i18n/LocaleProvider.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { useDistance } from '../../../lib/where/CentreDistance.tsx';
import { messages } from '../../../lib/where/where.messages.ts';
import type { SpotMapProps } from '../../../ui/map/SpotMap.tsx';
import { HotelSurroundings } from './HotelSurroundings.tsx';
import styles from './HotelMap.module.css';

/** So far below the screen the map is fetched already. */
const NEAR = '400px';

/** The map's code once its frame is near the screen; null until then, false when it cannot be had. */
function useMapNear(frame: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<{ Map: ComponentType<SpotMapProps> } | null | false>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../../../ui/map/SpotMap.tsx').then(
          ({ SpotMap }) => setState({ Map: SpotMap }),
          () => setState(false),
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return state;
}

type Place = Pick<HotelPage_HotelFragment, 'placeInTown' | 'surroundings'> & {
  readonly coordinates: NonNullable<HotelPage_HotelFragment['coordinates']>;
};

function Located({ hotel: { coordinates, placeInTown, surroundings } }: { hotel: Place }) {
  const intl = useIntl();
  const { direction, content } = useLocale();
  const distance = useDistance();
  const frame = useRef<HTMLDivElement>(null);
  const loaded = useMapNear(frame);
  const around = surroundings && <HotelSurroundings around={surroundings} />;
  // The address and its link to a map stand above: without the drawing nothing is missing.
  if (loaded === false && !around) return null;
  return (
    <section className={styles.section} aria-labelledby="map-heading">
      <h2 id="map-heading" className="title">
        <Text message={messages.heading} />
      </h2>
      {loaded !== false && (
        <div ref={frame} className={styles.frame}>
          {loaded && (
            <loaded.Map
              spot={coordinates}
              centre={placeInTown?.centre ?? null}
              direction={direction}
              language={content}
              texts={{
                map: placeInTown
                  ? intl.formatMessage(messages.map, { distance: distance(placeInTown.metersToCentre) })
                  : intl.formatMessage(messages.mapOnly),
                zoomIn: intl.formatMessage(messages.zoomIn),
                zoomOut: intl.formatMessage(messages.zoomOut),
              }}
            />
          )}
        </div>
      )}
      {around}
    </section>
  );
}

/** A small map of the hotel and the centre of its town, and what is near it; nothing where it is not known where the hotel is. */
export function HotelMap({
  hotel,
}: {
  hotel: Pick<HotelPage_HotelFragment, 'coordinates' | 'placeInTown' | 'surroundings'>;
}) {
  const { coordinates, placeInTown, surroundings } = hotel;
  return coordinates && <Located hotel={{ coordinates, placeInTown, surroundings }} />;
}
