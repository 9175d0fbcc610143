import type L from 'leaflet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GeoPoint } from '../baseMap.ts';
import styles from '../PinMap.module.css';
import { readRem } from './pinSpace.ts';

/** Distance from the point to the card beside the widest pill, in rem. */
const GAP = 3.75;
/** Pixels between the card and the edges of the map. */
const EDGE = 12;

/**
 * Distance from the point to the start of the card: on the side with more room, and so that its height is completely
 * visible.
 */
const asideOf = ({ x, y }: L.Point, map: L.Point, card: HTMLElement) => {
  const { offsetWidth: width, offsetHeight: height } = card;
  const gap = GAP * readRem();
  const lowest = Math.max(EDGE, map.y - height - EDGE);
  return {
    x: x > map.x / 2 ? -gap - width : gap,
    y: Math.min(Math.max(y - height / 2, EDGE), lowest) - y,
  };
};

interface PinCardProps {
  map: L.Map;
  /** Point of the pin. */
  point: GeoPoint;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * A card beside a pin. It is outside the map element, because the map has the role `application`: inside it, screen
 * readers pass every key to the map and read only names. The card moves along with its pin.
 */
export function PinCard({ map, point, direction, children }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = point;
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const pin = () => map.latLngToContainerPoint([latitude, longitude]);
    let aside = { x: 0, y: 0 };
    const follow = () => {
      const { x, y } = pin();
      element.style.transform = `translate(${x + aside.x}px, ${y + aside.y}px)`;
    };
    // The card changes sides only when the map has stopped moving.
    const settle = () => {
      aside = asideOf(pin(), map.getSize(), element);
      follow();
    };
    settle();
    map.on('move', follow).on('moveend resize', settle);
    return () => {
      map.off('move', follow).off('moveend resize', settle);
    };
  }, [map, latitude, longitude]);
  return (
    <div className={styles.over}>
      <div ref={card} className={styles.card} dir={direction}>
        {children}
      </div>
    </div>
  );
}
