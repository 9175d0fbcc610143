import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { CompareTray } from '#lib/compare/CompareTray.tsx';
import { ActiveFilters } from '#lib/search/filters/ActiveFilters.tsx';
import { type CriteriaWithWishes, placeKey } from '#lib/search/searchState.ts';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { SlowNote } from '#ui/SlowNote.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapRequest } from '../mapRequest.ts';
import type { MapHotels } from '../useMapHotels.ts';
import type { useMapRestore } from '../useMapRestore.ts';
import type { MapSearch } from '../useMapSearch.ts';
import type { MapState } from '../useMapState.ts';
import { MapList } from './MapList.tsx';
import styles from './MapView.module.css';

function RowSkeletons() {
  return (
    <SkeletonRegion label={useIntl().formatMessage(messages.loading)} className={styles.rows}>
      <SlowNote />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="6rem" radius="md" />
      ))}
    </SkeletonRegion>
  );
}

/**
 * Number of lines to show first when the traveller returns; null for the usual number, also once another part of the
 * map was listed.
 * @param areaKey the part of the map that is listed
 */
const useStartLength = (areaKey: string, leftLength: number | null): number | null => {
  const [leftKey, setLeftKey] = useState<string | null>(areaKey);
  if (leftKey !== null && leftKey !== areaKey) setLeftKey(null);
  return leftKey === areaKey ? leftLength : null;
};

interface MapResultsProps {
  search: MapSearch;
  request: Exclude<MapRequest, { kind: 'nothing' }>;
  found: MapHotels;
  state: MapState;
  criteria: CriteriaWithWishes;
  /** True once the search is complete, so that the number of hotels is final. */
  isCounted: boolean;
  /** False while a phone has not shown the list yet. */
  hasList: boolean;
  /** The element that scrolls. */
  scroll: RefObject<HTMLDivElement | null>;
  memory: ReturnType<typeof useMapRestore>;
}

/** Filters and hotels beside the map, and below them those chosen for the comparison. */
export function MapResults({ search, request, found, state, criteria, ...props }: MapResultsProps) {
  const intl = useIntl();
  const { isCounted, hasList, scroll } = props;
  const { stored, remember } = props.memory;
  const areaKey = state.area?.join() ?? '';
  const startLength = useStartLength(areaKey, stored.length);
  const { hotels, isLoading } = found;
  return (
    <>
      <div
        ref={scroll}
        className={styles.scroll}
        onScroll={({ currentTarget }) => remember({ top: currentTarget.scrollTop })}
      >
        {isCounted && state.inView !== null && (
          <p className={styles.inView}>{intl.formatMessage(messages.inView, { count: state.inView })}</p>
        )}
        {request.kind === 'search' && (
          <div className={styles.filters}>
            <ActiveFilters filters={request.state.filters} parts={found.parts} onChange={search.setFilters} />
          </div>
        )}
        {hotels.length === 0 && isCounted && (
          <p className={styles.none}>{intl.formatMessage(messages.filteredOut)}</p>
        )}
        {isLoading && <RowSkeletons />}
        {!isLoading && hasList && (
          <MapList
            key={areaKey}
            hotels={state.listed}
            answeredKey={found.answeredKey}
            placeless={state.placeless}
            criteria={criteria}
            isCounted={isCounted}
            activeId={state.activeId}
            activeGroup={state.activeGroup}
            chosenId={state.chosenId}
            onActive={state.setActive}
            startLength={startLength}
            onLength={(length) => remember({ length })}
          />
        )}
      </div>
      <div className={styles.compare}>
        <CompareTray
          stay={criteria}
          place={request.kind === 'search' ? placeKey(request.state.criteria) : undefined}
        />
      </div>
    </>
  );
}
