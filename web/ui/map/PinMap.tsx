import { clsx } from 'clsx';
import type L from 'leaflet';
import { BedDouble, Info } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon.tsx';
import { SherryAvatar } from '../SherryAvatar.tsx';
import type { GeoPoint } from './baseMap.ts';
import type { Box } from './box.ts';
import type { MapPin, PinCluster, PinGroup, SinglePin } from './pins/pinGroups.ts';
import { PinCard } from './pins/PinCard.tsx';
import dots from './PinDot.module.css';
import styles from './PinMap.module.css';
import { usePinMap } from './pins/usePinMap.ts';

/** The middle of a map, and its zoom. */
export interface MapPlace extends GeoPoint {
  readonly zoom: number;
}

/** The visible part of a map. */
export interface MapLook extends MapPlace {
  readonly box: Box;
}

export interface PinMapProps {
  /** Pins in the order of the list; the same array while nothing changes. */
  pins: readonly MapPin[];
  /** A new value fits the map to its pins where few of them are in view, unless the map is already in use. */
  fitKey: string;
  chosenId: string | null;
  /** Id of the highlighted pin, whose item in the list is hovered or focused. */
  activeId: string | null;
  /** Pins that were opened before. */
  seenIds?: ReadonlySet<string>;
  onChoose?: (id: string | null) => void;
  /** Called with hotels that no zoom separates. */
  onChooseGroup?: (ids: readonly string[]) => void;
  onActive?: (id: string | null) => void;
  /** Called with the hotels of a cluster that is pointed at or focused; with none after that. */
  onActiveGroup?: (ids: readonly string[]) => void;
  /** Called when the traveller moved the map; never when code moved it. */
  onMove?: (look: MapLook) => void;
  /** Called with the visible part, whether the map was moved by hand or by code. */
  onSee?: (look: MapLook) => void;
  /** The view that the traveller left; when missing, the map is fitted to its pins. */
  start?: MapPlace | null;
  /** Shown beside the chosen pin. */
  card?: ReactNode;
  direction: 'ltr' | 'rtl';
  /** Language of the names on the map. */
  language: string;
  /** Locale of the user, for numbers and units. */
  locale: string;
  tilesUrl?: string | null;
  /** A static map: it cannot be moved, and its pins are decoration. */
  isStill?: boolean;
  className?: string | undefined;
  texts: {
    map: string;
    zoomIn: string;
    zoomOut: string;
    /** Says that there are no streets; null where there is no room for it. */
    note: string | null;
    /** Name of a cluster. */
    cluster: (group: PinCluster) => string;
    /** Text of a cluster with its lowest price; the same function while the text stays the same. */
    from: (price: string) => string;
  };
}

/** The mark of a hotel, or of the cluster that it is in; null while it is out of view. */
export const markOf = (frame: Element | null, id: string): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`[data-hotels~="${CSS.escape(id)}"]`) ?? null;

const place = (
  map: L.Map,
  { latitude, longitude }: GeoPoint,
  shift = { x: 0, y: 0 },
): { transform: string } => {
  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  return { transform: `translate(${x + shift.x}px, ${y + shift.y}px)` };
};

/** The text of a pin; a dot has it in a tip of its own. */
function PinFace({ pin, isTip }: { pin: MapPin; isTip: boolean }) {
  const face = (
    <>
      {pin.look === 'pick' && <SherryAvatar size={24} />}
      {pin.label === null ? <Icon icon={BedDouble} size={16} /> : <bdi>{pin.label}</bdi>}
    </>
  );
  return isTip ? <span className={dots.tip}>{face}</span> : face;
}

const sides = { [-1]: styles.toStart, 0: undefined, 1: styles.toEnd };

const holds = ({ ids }: PinCluster, id: string | null) => id !== null && ids.includes(id);

/** Handlers for being pointed at or focused, and for the end of it. */
const whileActive = (begin: () => void, end: () => void) => ({
  onPointerEnter: begin,
  onPointerLeave: end,
  onFocus: begin,
  onBlur: end,
});

/** Hotels as pins with their prices; those that would cover each other become one cluster. The map is never mirrored. */
export function PinMap(props: PinMapProps) {
  const { chosenId, activeId, seenIds, onChoose, onChooseGroup, isStill = false, texts } = props;
  const { onActive, onActiveGroup } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { map, pane, groups, goTo } = usePinMap(frame, props);
  const chosen = props.pins.find(({ id }) => id === chosenId);

  const watch = (id: string) =>
    whileActive(
      () => onActive?.(id),
      () => onActive?.(null),
    );
  const watchGroup = (ids: readonly string[]) =>
    whileActive(
      () => onActiveGroup?.(ids),
      () => onActiveGroup?.([]),
    );
  const look = ({ pin, pill }: SinglePin) => {
    const own = pill === null ? dots : styles;
    return clsx(
      pill === null ? dots.dot : styles.pin,
      pill?.isBelow && styles.below,
      pill && sides[pill.side],
      own[pin.look],
      seenIds?.has(pin.id) && own.seen,
      // For `.spot`, which brings the active pin to the front.
      pin.id === activeId && [own.active, styles.active],
      pin.id === chosenId && [own.chosen, styles.chosen],
    );
  };

  const face = (group: PinGroup, at: L.Map) => {
    if (group.kind === 'pin') {
      const { pin, pill } = group;
      const content = <PinFace pin={pin} isTip={pill === null} />;
      return (
        <div key={pin.id} className={styles.spot} style={place(at, pin)}>
          {isStill ? (
            <span className={look(group)} {...watch(pin.id)}>
              {content}
            </span>
          ) : (
            <button
              type="button"
              className={look(group)}
              data-hotels={pin.id}
              aria-label={pin.name}
              aria-pressed={pin.id === chosenId}
              onClick={() => onChoose?.(pin.id === chosenId ? null : pin.id)}
              {...watch(pin.id)}
            >
              {content}
            </button>
          )}
        </div>
      );
    }
    const { ids, opensAt } = group;
    const tag = isStill || group.lowest === null ? null : texts.from(group.lowest);
    const kind = clsx(
      styles.cluster,
      tag !== null && styles.tag,
      (holds(group, activeId) || holds(group, chosenId)) && styles.active,
    );
    return (
      <div key={`${ids[0]} ${ids.length}`} className={styles.spot} style={place(at, group, group.shift)}>
        {isStill ? (
          <span className={kind}>{ids.length}</span>
        ) : (
          <button
            type="button"
            className={kind}
            data-hotels={ids.join(' ')}
            aria-label={texts.cluster(group)}
            onClick={() =>
              opensAt === null ? onChooseGroup?.(ids) : goTo(group.latitude, group.longitude, opensAt)
            }
            {...watchGroup(ids)}
          >
            {ids.length}
            {tag !== null && (
              <span className={styles.from} dir={props.direction}>
                {tag}
              </span>
            )}
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
        <p className={styles.note} dir={props.direction}>
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
