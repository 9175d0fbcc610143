import L from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createBaseMap, type GeoPoint, mayMove, nameZoomButtons } from '../baseMap.ts';
import { showCities } from '../labels/cities.ts';
import { groupsIn, indexPins, PIN_MAX_ZOOM } from './pinGroups.ts';
import type { PinMapProps } from '../PinMap.tsx';
import { readRem } from './pinSpace.ts';
import { ALONE_ZOOM, FOOT, hasGoodPart, openAt, STILL_FOOT, type View, viewOf } from './pinView.ts';
import { useStreets } from '../streets/useStreets.ts';

const nowhere = { latitude: 31.6, longitude: 34.9 };

/** Keys that move the map do so from a pin, too: the focus goes over to the map, because pins come and go with it. */
const passKeys = (event: KeyboardEvent, container: HTMLElement): void => {
  const isOnMark = event.target instanceof Element && event.target.closest('[data-hotels]') !== null;
  if (!isOnMark || !/^(Arrow\w+|[-+=])$/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  container.focus({ preventScroll: true });
  container.dispatchEvent(new KeyboardEvent('keydown', event));
};

/** @returns ends listening */
const listenForTouch = (container: HTMLElement, onTouch: () => void): (() => void) => {
  // A pointer that rests where the link to the map was pressed has not touched it, but the browser reports a move.
  const point = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) onTouch();
  };
  container.addEventListener('pointermove', point);
  for (const event of ['pointerdown', 'keydown']) container.addEventListener(event, onTouch);
  return () => {
    container.removeEventListener('pointermove', point);
    for (const event of ['pointerdown', 'keydown']) container.removeEventListener(event, onTouch);
  };
};

/** Pins and clusters in view, and an eighth of it beyond each edge; none before the map has been drawn. */
const usePinGroups = (view: View | null, { pins, isStill = false, texts }: PinMapProps) => {
  const { from } = texts;
  const index = useMemo(() => indexPins(pins), [pins]);
  return useMemo(() => {
    if (!view) return [];
    const [west, south, east, north] = view.box;
    const margin = { x: (east - west) / 8, y: (north - south) / 8 };
    const box = [west - margin.x, south - margin.y, east + margin.x, north + margin.y] as const;
    return groupsIn(index, pins, { box, zoom: view.zoom, rem: readRem(), ...(!isStill && { from }) });
  }, [index, pins, view, isStill, from]);
};

/** The map in its frame, the layer that pins are put into, and what is to be seen of them. */
export function usePinMap(frame: RefObject<HTMLDivElement | null>, props: PinMapProps) {
  const { pins, fitKey, direction, language, locale, tilesUrl, isStill = false, start = null } = props;
  const [map, setMap] = useState<L.Map | null>(null);
  const [view, setView] = useState<View | null>(null);
  /** Movements of our own, which are no wish of the traveller's. */
  const isOurs = useRef(false);
  const isTouched = useRef(false);
  const fitted = useRef('');
  /** A map without pins was not looked at: the first ones are shown whatever was done to it. */
  const hasFitted = useRef(false);
  /** Where one looked when the map had to be made again, for another direction. */
  const left = useRef<{ readonly center: GeoPoint; readonly zoom: number } | null>(null);

  const moved = useEffectEvent((made: L.Map, isFirst = false) => {
    const next = viewOf(made);
    setView(next);
    const { lat: latitude, lng: longitude } = made.getCenter();
    const look = { ...next, latitude, longitude };
    props.onSee?.(look);
    if (!isOurs.current && !isFirst) props.onMove?.(look);
  });
  const create = useEffectEvent(
    (container: HTMLElement, side: PinMapProps['direction'], isPicture: boolean) =>
      createBaseMap(container, {
        center: left.current?.center ?? start ?? pins[0] ?? nowhere,
        zoom: left.current?.zoom ?? start?.zoom ?? ALONE_ZOOM,
        direction: side,
        zoomInLabel: props.texts.zoomIn,
        zoomOutLabel: props.texts.zoomOut,
        tilesUrl: tilesUrl ?? null,
        maxZoom: PIN_MAX_ZOOM,
        isStill: isPicture,
        trackResize: false,
      }),
  );

  const fitAll = useEffectEvent((made: L.Map, key = fitKey) => {
    // Hidden behind the list of a phone there is nothing to fit into: it is done once there is.
    const height = Math.min(made.getContainer().clientHeight, made.getSize().y);
    if (fitted.current === key || height === 0) return;
    fitted.current = key;
    // What the traveller looked at comes before what we would show.
    if (start) return;
    // Nothing moves under the pointer: once the map is in use it stays where it is, and while a good part is in view.
    if (hasFitted.current && !isStill && (isTouched.current || hasGoodPart(made, pins))) return;
    hasFitted.current = pins.length > 0;
    isOurs.current = true;
    const foot = isStill ? STILL_FOOT : FOOT;
    openAt(made, pins, { isStill, foot, from: isStill ? null : props.texts.from });
    isOurs.current = false;
  });

  useEffect(() => {
    const container = frame.current;
    if (!container) return undefined;
    const made = create(container, direction, isStill);
    if (!isStill) made.scrollWheelZoom.enable();
    const layer = made.createPane('pins');
    // Pins lie over the names of cities.
    layer.style.zIndex = '660';
    layer.classList.add('leaflet-zoom-hide');
    L.DomEvent.disableClickPropagation(layer);
    layer.addEventListener('keydown', (event) => passKeys(event, container));
    made.on('moveend zoomend resize', () => moved(made));
    const stopListening = listenForTouch(container, () => {
      isTouched.current = true;
    });
    const sizes = new ResizeObserver(() => {
      // Hidden behind the list of a phone it keeps the part of the world that it shows.
      if (container.clientWidth === 0) return;
      isOurs.current = true;
      made.invalidateSize({ pan: false });
      isOurs.current = false;
      fitAll(made);
    });
    sizes.observe(container);
    made.whenReady(() => {
      // Before anything of it is seen.
      fitAll(made);
      setMap(made);
      moved(made, true);
    });
    return () => {
      sizes.disconnect();
      stopListening();
      setMap(null);
      const { lat: latitude, lng: longitude } = made.getCenter();
      left.current = { center: { latitude, longitude }, zoom: made.getZoom() };
      made.remove();
    };
  }, [frame, direction, isStill]);

  useEffect(() => {
    if (map) fitAll(map, fitKey);
  }, [map, fitKey]);

  const streets = useStreets(map);

  const { zoomIn, zoomOut } = props.texts;
  useEffect(() => {
    if (map) nameZoomButtons(map, zoomIn, zoomOut);
  }, [map, zoomIn, zoomOut]);

  const hasTiles = typeof tilesUrl === 'string';
  const groups = usePinGroups(view, props);

  // Names do not wait for pins, and give way to them once they are there; another part of the map has other groups.
  useEffect(
    () =>
      map ? showCities(map, { language, locale, marks: groups, isStill, streets, hasTiles }) : undefined,
    [map, language, locale, groups, isStill, streets, hasTiles],
  );

  /** Zooms in, or as far as a cluster needs; the keyboard focus moves on to the map. */
  const goTo = (latitude: number, longitude: number, zoom: number) => {
    map?.getContainer().focus({ preventScroll: true });
    map?.setView([latitude, longitude], zoom, { animate: mayMove() });
  };
  return { map, pane: map?.getPane('pins'), groups, goTo };
}
