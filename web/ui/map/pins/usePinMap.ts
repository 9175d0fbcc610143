import L from 'leaflet';
import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createBaseMap, type GeoPoint, mayMove, nameZoomButtons } from '../baseMap.ts';
import { showCities } from '../labels/cities.ts';
import { groupsIn, indexPins, PIN_MAX_ZOOM } from './pinGroups.ts';
import type { PinMapProps } from '../PinMap.tsx';
import { readRem } from './pinSpace.ts';
import { ALONE_ZOOM, FOOT, hasGoodPart, openAt, STILL_FOOT, type View, viewOf } from './pinView.ts';
import { useStreets } from '../streets/useStreets.ts';

const nowhere = { latitude: 31.6, longitude: 34.9 };

/**
 * Keys that move the map also work on a pin: the focus moves to the map, because pins are added and removed as it
 * moves.
 */
const passKeys = (event: KeyboardEvent, container: HTMLElement): void => {
  const isOnMark = event.target instanceof Element && event.target.closest('[data-hotels]') !== null;
  if (!isOnMark || !/^(Arrow\w+|[-+=])$/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  container.focus({ preventScroll: true });
  container.dispatchEvent(new KeyboardEvent('keydown', event));
};

/** The layer of the pins, above the names of cities. */
const createPinPane = (map: L.Map, container: HTMLElement): void => {
  const layer = map.createPane('pins');
  layer.style.zIndex = '660';
  layer.classList.add('leaflet-zoom-hide');
  L.DomEvent.disableClickPropagation(layer);
  layer.addEventListener('keydown', (event) => passKeys(event, container));
};

/**
 * Calls `onTouch` when the traveller uses the map.
 * @returns the function that stops listening
 */
const listenForTouch = (container: HTMLElement, onTouch: () => void): (() => void) => {
  // When the page opens under a resting pointer, the browser reports a move, but the traveller has not touched the map.
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

/**
 * Calls `onSize` when the container is resized, except to zero, as when a phone shows the list over it.
 * @returns the function that stops watching
 */
const watchSize = (container: HTMLElement, onSize: () => void): (() => void) => {
  const sizes = new ResizeObserver(() => {
    if (container.clientWidth > 0) onSize();
  });
  sizes.observe(container);
  return () => sizes.disconnect();
};

/**
 * Opens something after the browser has laid out the page around it.
 * @param open returns the function that closes it
 * @returns the function that closes it, or leaves it unopened
 */
const inOwnTask = (open: () => () => void): (() => void) => {
  let close: (() => void) | null = null;
  const timer = setTimeout(() => {
    close = open();
  });
  return () => {
    clearTimeout(timer);
    close?.();
  };
};

/** Pins and clusters in view, and an eighth of the view beyond each edge; none before the map has been drawn. */
const usePinGroups = (view: View | null, { pins, isStill = false, texts }: PinMapProps) => {
  const { from } = texts;
  const index = useMemo(() => indexPins(pins), [pins]);
  return useMemo(() => {
    if (!view) return [];
    const [west, south, east, north] = view.box;
    const margin = { x: (east - west) / 8, y: (north - south) / 8 };
    const box = [west - margin.x, south - margin.y, east + margin.x, north + margin.y] as const;
    const { zoom, box: visible } = view;
    return groupsIn(index, pins, { box, zoom, rem: readRem(), ...(!isStill && { from, visible }) });
  }, [index, pins, view, isStill, from]);
};

/** The map in its frame, the layer for the pins, and the groups that are in view. */
export function usePinMap(frame: RefObject<HTMLDivElement | null>, props: PinMapProps) {
  const { pins, fitKey, direction, language, locale, tilesUrl, isStill = false, start = null } = props;
  const [map, setMap] = useState<L.Map | null>(null);
  const [view, setView] = useState<View | null>(null);
  /** True while code moves the map, not the traveller. */
  const isOurs = useRef(false);
  const isTouched = useRef(false);
  const fitted = useRef('');
  /** A map without pins has shown nothing yet, so the first pins are fitted whatever was done to it. */
  const hasFitted = useRef(false);
  /** The view when the map had to be rebuilt for another direction. */
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
    // While it is hidden behind the list on a phone the map has no size, so this runs once it has one.
    const height = Math.min(made.getContainer().clientHeight, made.getSize().y);
    if (fitted.current === key || height === 0) return;
    fitted.current = key;
    // A view that the traveller chose takes precedence.
    if (start) return;
    // The map stays where it is once it is in use, or while a good part of the pins is in view.
    if (hasFitted.current && !isStill && (isTouched.current || hasGoodPart(made, pins))) return;
    hasFitted.current = pins.length > 0;
    isOurs.current = true;
    const foot = isStill ? STILL_FOOT : FOOT;
    openAt(made, pins, { isStill, foot, from: isStill ? null : props.texts.from });
    isOurs.current = false;
  });

  const open = useEffectEvent(
    (container: HTMLElement, side: PinMapProps['direction'], isPicture: boolean) => {
      const made = create(container, side, isPicture);
      if (!isPicture) made.scrollWheelZoom.enable();
      createPinPane(made, container);
      made.on('moveend zoomend resize', () => moved(made));
      const stopListening = listenForTouch(container, () => {
        isTouched.current = true;
      });
      const stopWatching = watchSize(container, () => {
        isOurs.current = true;
        made.invalidateSize({ pan: false });
        isOurs.current = false;
        fitAll(made);
      });
      made.whenReady(() => {
        // Fits the map before it is visible; the rendering of its many pins can be interrupted.
        fitAll(made);
        startTransition(() => setMap(made));
        moved(made, true);
      });
      return () => {
        stopWatching();
        stopListening();
        setMap(null);
        const { lat: latitude, lng: longitude } = made.getCenter();
        left.current = { center: { latitude, longitude }, zoom: made.getZoom() };
        made.remove();
      };
    },
  );
  useEffect(() => {
    const container = frame.current;
    if (!container) return undefined;
    return inOwnTask(() => open(container, direction, isStill));
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

  // City names are drawn at once, and again when pins are drawn or a new view changes the groups, because pins take
  // their room.
  useEffect(
    () =>
      map ? showCities(map, { language, locale, marks: groups, isStill, streets, hasTiles }) : undefined,
    [map, language, locale, groups, isStill, streets, hasTiles],
  );

  /** Zooms in, for a cluster as far as it needs; the keyboard focus moves to the map. */
  const goTo = (latitude: number, longitude: number, zoom: number) => {
    map?.getContainer().focus({ preventScroll: true });
    map?.setView([latitude, longitude], zoom, { animate: mayMove() });
  };
  return { map, pane: map?.getPane('pins'), groups, goTo };
}
