import L from 'leaflet';
import { Info, MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { createBaseMap, type GeoPoint, labelLayer, nameZoomButtons, type PlaceLabel } from './baseMap.ts';
import styles from './PointMap.module.css';
import { useStreets } from './streets/useStreets.ts';

export interface PointMapProps {
  /** Position of the pin; null for no pin. */
  value: GeoPoint | null;
  /** Called with at most six decimals, which is a step of ten centimetres. */
  onChange: (point: GeoPoint) => void;
  /** The middle of the first view when there is no pin. */
  center: GeoPoint;
  zoom: number;
  places: readonly PlaceLabel[];
  direction: 'ltr' | 'rtl';
  texts: {
    /** Name of the map. */
    map: string;
    /** Name of the pin, with its position and how it is moved. */
    pin: string;
    zoomIn: string;
    zoomOut: string;
    /** Says that this is not a street map; omitted where streets are drawn. */
    note: string;
    /** Label of the button that puts the pin in the middle, for keyboard users who move the map. */
    place: string;
  };
}

const PIN_ZOOM = 9;
/** Pixels for one press of an arrow key; ten times as many with Shift. */
const STEP = 4;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

const round = (degrees: number): number => Number(degrees.toFixed(6));
const pointOf = (place: L.LatLng): GeoPoint => {
  const { lat, lng } = place.wrap();
  return { latitude: round(lat), longitude: round(lng) };
};

/** Picks one point of the Earth: by a press on the map, by dragging the pin, or by the arrow keys on the pin. */
export function PointMap({ value, onChange, center, zoom, places, direction, texts }: PointMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [pinHost] = useState(() => document.createElement('div'));
  const changed = useEffectEvent((place: L.LatLng) => onChange(pointOf(place)));
  const create = useEffectEvent((container: HTMLElement, side: PointMapProps['direction']) =>
    createBaseMap(container, {
      center: value ?? center,
      zoom: value ? PIN_ZOOM : zoom,
      direction: side,
      zoomInLabel: texts.zoomIn,
      zoomOutLabel: texts.zoomOut,
    }),
  );

  useEffect(() => {
    if (!frame.current) return undefined;
    const made = create(frame.current, direction);
    made.on('click', ({ latlng }) => changed(latlng));
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [direction]);

  const streets = useStreets(map);

  useEffect(() => {
    if (map) nameZoomButtons(map, texts.zoomIn, texts.zoomOut);
  }, [map, texts.zoomIn, texts.zoomOut]);

  useEffect(() => {
    if (!map) return undefined;
    const layer = labelLayer(places).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, places]);

  const hasPin = value !== null;
  const latitude = value?.latitude ?? 0;
  const longitude = value?.longitude ?? 0;
  const marker = useRef<L.Marker | null>(null);
  useEffect(() => {
    if (!map || !hasPin) return undefined;
    const icon = L.divIcon({ className: '', html: pinHost, iconSize: [0, 0] });
    const made = L.marker([0, 0], { icon, draggable: true, keyboard: false }).addTo(map);
    made.on('dragend', () => changed(made.getLatLng()));
    marker.current = made;
    return () => {
      marker.current = null;
      made.remove();
    };
  }, [map, hasPin, pinHost]);
  useEffect(() => {
    if (!map || !hasPin) return;
    marker.current?.setLatLng([latitude, longitude]);
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude]);
  }, [map, hasPin, latitude, longitude]);

  const step = (event: KeyboardEvent) => {
    const way = steps[event.key];
    if (!map || !value || !way) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    const from = map.project([value.latitude, value.longitude]);
    onChange(pointOf(map.unproject(from.add([way[0] * times, way[1] * times]))));
  };

  return (
    <div className={styles.area}>
      <div className={styles.frame}>
        <div ref={frame} className={styles.map} role="application" aria-label={texts.map} dir="ltr" />
        {streets === null && (
          <p className={styles.note}>
            <Icon icon={Info} size={16} />
            {texts.note}
          </p>
        )}
        {hasPin &&
          createPortal(
            <button type="button" className={styles.pin} aria-label={texts.pin} onKeyDown={step}>
              <MapPin size={36} strokeWidth={1.5} aria-hidden="true" className={styles.glyph} />
            </button>,
            pinHost,
          )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={MapPin}
        className={styles.place}
        onPress={() => map && onChange(pointOf(map.getCenter()))}
      >
        {texts.place}
      </Button>
    </div>
  );
}
