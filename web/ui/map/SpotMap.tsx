import L from 'leaflet';
import { Crosshair, MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';
import { createBaseMap, type GeoPoint, nameZoomButtons } from './baseMap.ts';
import { showCities } from './labels/cities.ts';
import { groupsIn, indexPins, type PinGroup } from './pins/pinGroups.ts';
import { readRem } from './pins/pinSpace.ts';
import { viewOf } from './pins/pinView.ts';
import styles from './SpotMap.module.css';
import { lookAtSpot, SPOT_ZOOM, toLatLng } from './spotView.ts';
import { useStreets } from './streets/useStreets.ts';

export interface SpotMapProps {
  /** Position of the pin. The same object while it is the same place. */
  spot: GeoPoint;
  /** Centre of its town; in view when the map opens, if it is at most a few kilometres away. */
  centre: GeoPoint | null;
  direction: 'ltr' | 'rtl';
  /** Language of the names on the map. */
  language: string;
  /** Locale of the user, for numbers and units. */
  locale: string;
  texts: {
    /** Name of the map. */
    map: string;
    zoomIn: string;
    zoomOut: string;
    /** Label of the button that returns to the place, shown while the place is out of view. */
    back: string;
  };
}

const MAX_ZOOM = 16;

/** The space that the pin takes: names of places below it are left out. */
const spaceOf = (map: L.Map, spot: GeoPoint): readonly PinGroup[] => {
  const pins = [{ ...spot, id: 'spot', label: null, price: null, name: '', look: 'plain' as const }];
  return groupsIn(indexPins(pins), pins, { ...viewOf(map), rem: readRem() });
};

/** Whether a movable map no longer shows its place. */
function useIsAway(map: L.Map | null, spot: GeoPoint): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!map) return undefined;
    const look = () => setAway(!map.getBounds().contains(toLatLng(spot)));
    look();
    map.on('moveend resize', look);
    return () => {
      map.off('moveend resize', look);
    };
  }, [map, spot]);
  return isAway;
}

/** Shows one fixed place with its surroundings, and the distance to the centre of the town. */
export function SpotMap({ spot, centre, direction, language, locale, texts }: SpotMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [pinHost] = useState(() => document.createElement('div'));
  const create = useEffectEvent((container: HTMLElement, side: SpotMapProps['direction']) =>
    createBaseMap(container, {
      center: spot,
      zoom: SPOT_ZOOM,
      direction: side,
      zoomInLabel: texts.zoomIn,
      zoomOutLabel: texts.zoomOut,
      maxZoom: MAX_ZOOM,
    }),
  );

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = create(frame.current, direction);
    // One finger scrolls the page, also over the map; two fingers zoom the map.
    if (window.matchMedia('(pointer: coarse)').matches) made.dragging.disable();
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [direction]);

  useEffect(() => {
    if (!map) return undefined;
    lookAtSpot(map, { spot, centre });
    const icon = L.divIcon({ className: '', html: pinHost, iconSize: [0, 0] });
    const pin = L.marker(toLatLng(spot), { icon, interactive: false, keyboard: false }).addTo(map);
    return () => {
      pin.remove();
    };
  }, [map, spot, centre, pinHost]);

  const streets = useStreets(map);
  const isAway = useIsAway(map, spot);

  useEffect(() => {
    if (map) nameZoomButtons(map, texts.zoomIn, texts.zoomOut);
  }, [map, texts.zoomIn, texts.zoomOut]);

  useEffect(() => {
    if (!map) return undefined;
    let clear = (): void => undefined;
    const draw = () => {
      clear();
      clear = showCities(map, {
        language,
        locale,
        marks: spaceOf(map, spot),
        isStill: false,
        centre,
        streets,
        hidesCutNames: true,
      });
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      clear();
    };
  }, [map, language, locale, spot, centre, streets]);

  const goBack = () => {
    // The button disappears with this press, so the keyboard focus moves to the map.
    frame.current?.focus({ preventScroll: true });
    if (map) lookAtSpot(map, { spot, centre, isGliding: true });
  };
  return (
    <div className={styles.area}>
      <div ref={frame} className={styles.map} role="application" aria-label={texts.map} dir="ltr" />
      {isAway && (
        <Button variant="secondary" size="sm" icon={Crosshair} className={styles.back} onPress={goBack}>
          {texts.back}
        </Button>
      )}
      {createPortal(
        <MapPin size={36} strokeWidth={1.5} aria-hidden="true" className={styles.pin} data-testid="spot" />,
        pinHost,
      )}
    </div>
  );
}
