import { clsx } from 'clsx';
import type L from 'leaflet';
import { BedDouble, Info } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon.tsx';
import { SherryAvatar } from '../SherryAvatar.tsx';
import type { GeoPoint } from './baseMap.ts';
import type { Box } from './box.ts';
import type { MapPin, PinCluster, PinGroup } from './pinGroups.ts';
import { PinCard } from './PinCard.tsx';
import styles from './PinMap.module.css';
import { usePinMap } from './usePinMap.ts';

export interface PinMapProps {
  /** In the order of the list; the same array as long as nothing changes. */
  pins: readonly MapPin[];
  /** Another one looks at all pins again, unless the map is already in use. */
  fitKey: string;
  chosenId: string | null;
  /** Lit because its line in the list is pointed at or focused. */
  activeId: string | null;
  /** Pins that were looked at before. */
  seenIds?: ReadonlySet<string>;
  onChoose?: (id: string | null) => void;
  /** Hotels that no zoom parts. */
  onChooseGroup?: (ids: readonly string[]) => void;
  onActive?: (id: string | null) => void;
  /** The traveller has moved the map; never for our own movements. */
  onMove?: (box: Box) => void;
  /** Beside the chosen pin. */
  card?: ReactNode;
  direction: 'ltr' | 'rtl';
  language: string;
  tilesUrl?: string | null;
  /** A picture of a map: its pins are decoration. */
  isStill?: boolean;
  className?: string | undefined;
  texts: {
    map: string;
    zoomIn: string;
    zoomOut: string;
    /** That there are no streets; null where there is no room to say it. */
    note: string | null;
    /** Name of a cluster of these hotels. @param opens whether it breaks up as one comes nearer */
    cluster: (ids: readonly string[], opens: boolean) => string;
  };
}

/** The mark of a hotel, or of those that it is one with; null while it is out of sight. */
export const markOf = (frame: Element | null, id: string): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`[data-hotels~="${CSS.escape(id)}"]`) ?? null;

const place = (map: L.Map, { latitude, longitude }: GeoPoint): { transform: string } => {
  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  return { transform: `translate(${x}px, ${y}px)` };
};

function PinFace({ pin }: { pin: MapPin }) {
  return (
    <>
      {pin.look === 'pick' && <SherryAvatar size={24} />}
      {pin.label === null ? <Icon icon={BedDouble} size={16} /> : <bdi>{pin.label}</bdi>}
    </>
  );
}

const holds = ({ ids }: PinCluster, id: string | null) => id !== null && ids.includes(id);

/** Hotels as pins with their prices; those that would cover each other are one. The map is never mirrored. */
export function PinMap(props: PinMapProps) {
  const { chosenId, activeId, seenIds, onChoose, onChooseGroup, onActive, isStill = false, texts } = props;
  const frame = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const { map, pane, groups, goTo } = usePinMap(frame, note, props);
  const chosen = props.pins.find(({ id }) => id === chosenId);

  const watch = (id: string) => ({
    onPointerEnter: () => onActive?.(id),
    onPointerLeave: () => onActive?.(null),
    onFocus: () => onActive?.(id),
    onBlur: () => onActive?.(null),
  });
  const look = (pin: MapPin) =>
    clsx(
      styles.pin,
      styles[pin.look],
      seenIds?.has(pin.id) && styles.seen,
      pin.id === activeId && styles.active,
      pin.id === chosenId && styles.chosen,
    );

  const face = (group: PinGroup, at: L.Map) => {
    if (group.kind === 'pin') {
      const { pin } = group;
      return (
        <div key={pin.id} className={styles.spot} style={place(at, pin)}>
          {isStill ? (
            <span className={look(pin)} {...watch(pin.id)}>
              <PinFace pin={pin} />
            </span>
          ) : (
            <button
              type="button"
              className={look(pin)}
              data-hotels={pin.id}
              aria-label={pin.name}
              aria-pressed={pin.id === chosenId}
              onClick={() => onChoose?.(pin.id === chosenId ? null : pin.id)}
              {...watch(pin.id)}
            >
              <PinFace pin={pin} />
            </button>
          )}
        </div>
      );
    }
    const { ids, opensAt } = group;
    const kind = clsx(styles.cluster, (holds(group, activeId) || holds(group, chosenId)) && styles.active);
    return (
      <div key={`${ids[0]} ${ids.length}`} className={styles.spot} style={place(at, group)}>
        {isStill ? (
          <span className={kind}>{ids.length}</span>
        ) : (
          <button
            type="button"
            className={kind}
            data-hotels={ids.join(' ')}
            aria-label={texts.cluster(ids, opensAt !== null)}
            onClick={() =>
              opensAt === null ? onChooseGroup?.(ids) : goTo(group.latitude, group.longitude, opensAt)
            }
          >
            {ids.length}
          </button>
        )}
      </div>
    );
  };

  return (
    <div
      className={clsx(styles.frame, isStill && styles.still, props.className)}
      dir="ltr"
      {...(isStill && { 'aria-hidden': true })}
    >
      <div
        ref={frame}
        className={styles.map}
        {...(isStill ? { tabIndex: -1 } : { role: 'application', 'aria-label': texts.map })}
      />
      {map && chosen && props.card && (
        <PinCard map={map} point={chosen} direction={props.direction}>
          {props.card}
        </PinCard>
      )}
      {texts.note !== null && (
        <p ref={note} className={styles.note} dir={props.direction}>
          <Icon icon={Info} size={16} />
          {texts.note}
        </p>
      )}
      {map &&
        pane &&
        createPortal(<div className={styles.layer}>{groups.map((group) => face(group, map))}</div>, pane)}
    </div>
  );
}
