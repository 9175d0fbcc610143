import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMapTilesQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useMapPins } from '#lib/hotel/useMapPins.ts';
import { useIsFirstPageShown } from '#lib/page/FirstParts.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { useHasCardRoom } from '#ui/useIsPhone.ts';
import { areAtOnePlace } from '#ui/map/pins/pinGroups.ts';
import { type MapPlace, markOf, PinMap } from '#ui/map/PinMap.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapState } from '../useMapState.ts';
import { useThumbnails } from '../useThumbnails.ts';
import { GroupCard, MapCard } from './MapCard.tsx';
import styles from './MapView.module.css';

export interface HotelMapProps {
  state: MapState;
  criteria: CriteriaWithWishes;
  isComplete: boolean;
  /** True when no more hotels will arrive by themselves: the search is complete, or it failed. */
  isSettled: boolean;
  /** The view in the URL, which is restored; null without one. */
  start: MapPlace | null;
  /** Shown until the first view of the map is known. */
  waiting: ReactNode;
}

/** Number of hotels of a running search whose positions are enough to choose the first view. */
const ENOUGH_HOTELS = 30;

/**
 * Whether the first view is known. Until then no map is shown, so that it never starts in another part of the world.
 */
const useHasPlace = ({ start, isSettled, state }: HotelMapProps): boolean => {
  const [hasPlace, setPlace] = useState(false);
  const isKnown = start !== null || isSettled || state.placed.length >= ENOUGH_HOTELS;
  if (isKnown && !hasPlace) setPlace(true);
  return hasPlace;
};

/** The map with the chosen hotel. Its code is loaded separately from the list. */
export function HotelMap(props: HotelMapProps) {
  const { state, criteria, isComplete, start, waiting } = props;
  const intl = useIntl();
  const { direction, language, content } = useLocale();
  const { data, error } = useMapTilesQuery();
  const { placed, chosenId, group } = state;
  const words = useMemo(
    () => ({
      priced: (hotel: string, price: string, hasFees: boolean) =>
        intl.formatMessage(hasFees ? messages.pinPlusFees : messages.pin, { hotel, price }),
      soldOut: (hotel: string) => intl.formatMessage(messages.pinNoRooms, { hotel }),
    }),
    [intl],
  );
  const from = useCallback((price: string) => intl.formatMessage(messages.from, { price }), [intl]);
  const pins = useMapPins(placed, words);
  const chosen = placed.find(({ id }) => id === chosenId);
  const thumbnails = useThumbnails(chosen ? [chosen.id] : []);
  const frame = useRef<HTMLDivElement>(null);
  const hasPlace = useHasPlace(props);
  // Once the map was fitted to all pins, other filters and dates do not move it.
  const [hasOpened, setOpened] = useState(false);
  if (!hasOpened && isComplete && placed.length > 0) setOpened(true);
  const fitKey = hasOpened ? 'opened' : `${placed.length > 0}`;

  const opener = useRef<string | null>(null);
  const openId = chosen?.id ?? group[0]?.id ?? null;
  useEffect(() => {
    // When the card closes, the focus that was in it moves back to the pin or cluster that opened it, or to the map.
    if (opener.current !== null && openId === null && document.activeElement === document.body) {
      const map = frame.current?.querySelector<HTMLElement>('[role=application]');
      (markOf(frame.current, opener.current) ?? map)?.focus({ preventScroll: true });
    }
    opener.current = openId;
  }, [openId]);

  const close = () => state.choose(null);
  const card = chosen ? (
    <MapCard
      key={chosen.id}
      hotel={chosen}
      thumbnail={thumbnails.get(chosen.id)}
      criteria={criteria}
      onClose={close}
    />
  ) : (
    group.length > 0 && (
      <GroupCard
        key={group[0]?.id}
        hotels={group}
        roomCount={criteria.party.rooms}
        isOnePlace={areAtOnePlace(pins.filter((pin) => group.some(({ id }) => id === pin.id)))}
        onChoose={state.choose}
        onClose={close}
      />
    )
  );
  // The card of a cluster has no single pin beside which it could be shown.
  const isDocked = !useHasCardRoom() || chosenId === null;
  const isShown = useIsFirstPageShown();
  // A map can measure itself only once it is in the document. Street tiles are optional: without a response about them
  // the bundled map is shown.
  const isKnown = isShown && hasPlace && (data !== undefined || error !== undefined);
  // Deferred, so that input is handled between the response with the hotels and the rendering of the map.
  if (!useDeferredValue(isKnown)) return waiting;
  const hasStreets = Boolean(data?.productFacts.mapTilesUrl ?? data?.productFacts.mapStreetsUrl);
  return (
    <div ref={frame} className={styles.frame}>
      <PinMap
        pins={pins}
        fitKey={fitKey}
        chosenId={chosenId}
        activeId={state.activeId}
        seenIds={state.seenIds}
        onChoose={state.choose}
        onChooseGroup={state.chooseGroup}
        onActive={state.setActive}
        onActiveGroup={state.setActiveGroup}
        onMove={state.move}
        onSee={state.see}
        start={start}
        card={isDocked ? null : card}
        direction={direction}
        language={content}
        locale={language.locale}
        tilesUrl={data?.productFacts.mapTilesUrl ?? null}
        texts={{
          map: intl.formatMessage(messages.map),
          zoomIn: intl.formatMessage(messages.zoomIn),
          zoomOut: intl.formatMessage(messages.zoomOut),
          note: hasStreets ? null : intl.formatMessage(messages.note),
          cluster: ({ ids, opensAt, lowest }) => {
            const isOnePlace = () => areAtOnePlace(pins.filter(({ id }) => ids.includes(id)));
            const closeBy = () => (isOnePlace() ? messages.onePlace : messages.closeBy);
            const hotels = intl.formatMessage(opensAt === null ? closeBy() : messages.cluster, {
              count: ids.length,
            });
            if (lowest === null) return hotels;
            return intl.formatMessage(messages.clusterPriced, { hotels, from: from(lowest) });
          },
          from,
        }}
      />
      {isDocked && card && <div className={styles.docked}>{card}</div>}
    </div>
  );
}
