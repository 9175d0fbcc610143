import { Map, MapPinOff } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { usableCoordinates } from '#shared/hotel/coordinates.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import type { PointMapProps } from '#ui/map/PointMap.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import styles from '../HotelForm.module.css';
import { fields, map as messages, messages as form } from '../HotelForm.messages.ts';
import { type HotelDraft, ranges } from '../hotelDraft.ts';
import { NumberText } from '../fields/NumberText.tsx';
import { type NumberRange, readNumber, writeNumber } from '../fields/numbers.ts';
import type { SectionProps } from '../sections.ts';
import { useHotelPlaces } from './useHotelPlaces.ts';
import { useCityPosition } from './useCityPosition.ts';

function MapUnavailable() {
  return (
    <Notice tone="warn" role="alert">
      <Text message={messages.failed} />
    </Notice>
  );
}

// The form must still work when the map cannot be loaded.
const PointMap = lazy<ComponentType<PointMapProps>>(() =>
  import('#ui/map/PointMap.tsx').then(
    (module) => ({ default: module.PointMap }),
    () => ({ default: MapUnavailable }),
  ),
);

/** Shows all of Israel, where a new hotel most likely is. */
const start = { center: { latitude: 31.6, longitude: 34.9 }, zoom: 7 };
const CITY_ZOOM = 10;
const PLACES = 5;

const pointIn = ({ latitude, longitude }: HotelDraft) =>
  usableCoordinates({
    latitude: readNumber(latitude, ranges.latitude).value,
    longitude: readNumber(longitude, ranges.longitude).value,
  });

function Loading() {
  return (
    <SkeletonRegion label={useIntl().formatMessage(messages.loading)}>
      <Skeleton height="20rem" radius="md" />
    </SkeletonRegion>
  );
}

/** Scrolls the map into view: it opens below the button, which often is at the bottom of the window. */
function ScrolledIntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
}

function MapPick({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) {
  const intl = useIntl();
  const { direction } = useLocale();
  const places = useHotelPlaces();
  const point = pointIn(draft);
  const known = useCityPosition(draft.city);
  const town = known ?? places.find(({ name }) => name.toLowerCase() === draft.city.trim().toLowerCase());
  const write = (degrees: number) => writeNumber(degrees, PLACES);
  // The map is centred only once, so it is rendered when the city's position is known.
  if (known === undefined) return <Loading />;
  return (
    <PointMap
      value={point}
      onChange={({ latitude, longitude }) =>
        change({ latitude: write(latitude), longitude: write(longitude) })
      }
      center={town ?? start.center}
      zoom={town ? CITY_ZOOM : start.zoom}
      places={places}
      direction={direction}
      texts={{
        map: intl.formatMessage(messages.name),
        pin: intl.formatMessage(messages.pin, {
          latitude: write(point?.latitude ?? 0),
          longitude: write(point?.longitude ?? 0),
        }),
        zoomIn: intl.formatMessage(messages.zoomIn),
        zoomOut: intl.formatMessage(messages.zoomOut),
        note: intl.formatMessage(messages.note),
        place: intl.formatMessage(messages.place),
      }}
    />
  );
}

/** Latitude and longitude, typed or picked on a map. The map is loaded when it is opened. */
export function PositionFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  const mapId = useId();
  const [isOpen, setOpen] = useState(false);
  const hasPoint = pointIn(draft) !== null;
  const hint = ({ min, max }: NumberRange) =>
    intl.formatMessage(form.range, { min: intl.formatNumber(min), max: intl.formatNumber(max) });
  return (
    <div className={styles.group}>
      <div className={styles.two}>
        <NumberText
          label={intl.formatMessage(fields.latitude)}
          value={draft.latitude}
          onChange={(latitude) => change({ latitude })}
          range={ranges.latitude}
          hint={hasPoint ? hint(ranges.latitude) : intl.formatMessage(messages.none)}
        />
        <NumberText
          label={intl.formatMessage(fields.longitude)}
          value={draft.longitude}
          onChange={(longitude) => change({ longitude })}
          range={ranges.longitude}
          hint={hint(ranges.longitude)}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="sm"
          icon={Map}
          aria-expanded={isOpen}
          aria-controls={mapId}
          onPress={() => setOpen((open) => !open)}
        >
          <Text message={isOpen ? messages.hide : messages.show} />
        </Button>
        {hasPoint && (
          <Button
            variant="ghost"
            size="sm"
            icon={MapPinOff}
            onPress={() => change({ latitude: '0', longitude: '0' })}
          >
            <Text message={messages.remove} />
          </Button>
        )}
      </div>
      <div id={mapId}>
        {isOpen && (
          <ScrolledIntoView>
            <Suspense fallback={<Loading />}>
              <MapPick draft={draft} change={change} />
            </Suspense>
          </ScrolledIntoView>
        )}
      </div>
    </div>
  );
}
