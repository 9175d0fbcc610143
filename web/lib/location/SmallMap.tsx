import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelLocation_HotelFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { SpotMapProps } from '#ui/map/SpotMap.tsx';
import { useDistance } from './CentreDistance.tsx';
import styles from './SmallMap.module.css';
import { messages } from './location.messages.ts';

/** The map is loaded when it is this far below the screen. */
const LOAD_MARGIN = '400px';

/** The map's code, loaded once its frame is near the screen; null until then, false when it cannot be loaded. */
function useMapNear(frame: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<{ Map: ComponentType<SpotMapProps> } | null | false>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('#ui/map/SpotMap.tsx').then(
          ({ SpotMap }) => setState({ Map: SpotMap }),
          () => setState(false),
        );
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return state;
}

interface SmallMapProps {
  coordinates: NonNullable<HotelLocation_HotelFragment['coordinates']>;
  placeInTown: HotelLocation_HotelFragment['placeInTown'];
  /** Called when the map's code cannot be loaded; then nothing is drawn. */
  onMissing?: () => void;
}

/**
 * A map around the hotel, with the centre of its city where that is near, loaded once it is near the screen; not
 * printed.
 */
export function SmallMap({ coordinates, placeInTown, onMissing }: SmallMapProps) {
  const intl = useIntl();
  const { direction, language, content } = useLocale();
  const distance = useDistance();
  const frame = useRef<HTMLDivElement>(null);
  const loaded = useMapNear(frame);
  const isMissing = loaded === false;
  useEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);
  if (loaded === false) return null;
  const map = placeInTown
    ? intl.formatMessage(messages.map, { distance: distance(placeInTown.metersToCentre) })
    : intl.formatMessage(messages.mapOnly);
  return (
    <div ref={frame} className={styles.frame}>
      {loaded && (
        <loaded.Map
          spot={coordinates}
          centre={placeInTown?.centre ?? null}
          direction={direction}
          language={content}
          locale={language.locale}
          texts={{
            map,
            zoomIn: intl.formatMessage(messages.zoomIn),
            zoomOut: intl.formatMessage(messages.zoomOut),
            back: intl.formatMessage(messages.backToHotel),
          }}
        />
      )}
    </div>
  );
}
