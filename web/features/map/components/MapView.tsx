import { clsx } from 'clsx';
import { ArrowLeft, Info, List, Map } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { mapNoteMark } from '#shared/routes/map-note.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { messages } from '../HotelsMapPage.messages.ts';
import { criteriaOf, type MapRequest } from '../mapRequest.ts';
import type { MapHotels } from '../useMapHotels.ts';
import type { MapSearch } from '../useMapSearch.ts';
import { useCountWords } from '../useCountWords.ts';
import { useMapRestore } from '../useMapRestore.ts';
import { useMapState } from '../useMapState.ts';
import type { HotelMapProps } from './HotelMap.tsx';
import { MapCount } from './MapCount.tsx';
import { MapNotices } from './MapNotices.tsx';
import { MapResults } from './MapResults.tsx';
import { EditSearch, MapFilters } from './MapTools.tsx';
import styles from './MapView.module.css';

function MapUnavailable() {
  return <p className={styles.unavailable}>{useIntl().formatMessage(messages.mapFailed)}</p>;
}

// When the map cannot be loaded, its list still works.
const HotelMap = lazy<ComponentType<HotelMapProps>>(() =>
  import('./HotelMap.tsx').then(
    (module) => ({ default: module.HotelMap }),
    () => ({ default: MapUnavailable }),
  ),
);

function Waiting({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-live="polite" className={styles.waiting}>
      <Skeleton height="100%" />
      <p className={styles.waitingWords}>{label}</p>
      {/* Shown where the server says so; the map has the same note in the same place. */}
      <p className={styles.waitingNote} aria-hidden="true" {...{ [mapNoteMark]: '' }}>
        <Icon icon={Info} size={16} />
        {useIntl().formatMessage(messages.note)}
      </p>
    </div>
  );
}

interface MapHeaderProps {
  titleId: string;
  /** The dates and the guests. */
  line: string;
  isPhone: boolean;
  onBack: () => void;
  /** On phones: buttons after the heading. */
  children: ReactNode;
}

function MapHeader({ titleId, line, isPhone, onBack, children }: MapHeaderProps) {
  return (
    <header className={styles.header}>
      <Back isPhone={isPhone} onPress={onBack} />
      <div className={styles.words}>
        <h1 id={titleId} className={styles.title}>
          {useIntl().formatMessage(messages.title)}
        </h1>
        <p className={styles.line} data-moment="">
          {line}
        </p>
      </div>
      {isPhone && children}
    </header>
  );
}

function Back({ isPhone, onPress }: { isPhone: boolean; onPress: () => void }) {
  const label = useIntl().formatMessage(messages.back);
  // The text of the header needs the space.
  if (isPhone) return <IconButton icon={ArrowLeft} flip label={label} onPress={onPress} />;
  return (
    <Button variant="ghost" size="sm" icon={ArrowLeft} flipIcon className={styles.back} onPress={onPress}>
      {label}
    </Button>
  );
}

/** True from the first time that the value is true, so that a part that was shown stays mounted. */
const useOnceTrue = (isTrue: boolean): boolean => {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
};

/** Map and list beside each other; on phones one of the two. */
export function MapView({
  search,
  request,
  found,
}: {
  search: MapSearch;
  request: Exclude<MapRequest, { kind: 'nothing' }>;
  found: MapHotels;
}) {
  const intl = useIntl();
  const dates = useDates();
  const announce = useAnnounce();
  const countWords = useCountWords();
  const isPhone = useIsPhone();
  const titleId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const memory = useMapRestore(scroll);
  const { stored, remember } = memory;
  const [isListShown, setListShown] = useState(stored.isListShown);
  const hasList = useOnceTrue(!isPhone || isListShown);
  // Memoized, so that the rows of the list are rendered again only when it changes.
  const criteria = useMemo(() => criteriaOf(request), [request]);
  const state = useMapState(found.hotels, search, stored);
  const { chosenId, groupIds } = state;
  useEffect(() => remember({ chosenId, groupIds, isListShown }), [remember, chosenId, groupIds, isListShown]);
  const { isComplete, hotels, isLoading, isBehind, error } = found;
  const isAnswered = isComplete && !isBehind;
  const waiting = <Waiting label={intl.formatMessage(messages.loadingMap)} />;
  // While a search runs, every number of hotels would change.
  const isCounted = isComplete && !isLoading;
  const isInArea = state.area !== null;
  const announcedRequest = useRef<MapRequest | null>(null);
  useEffect(() => {
    if (!isCounted || isBehind || announcedRequest.current === request) return;
    announcedRequest.current = request;
    announce(countWords(hotels, isInArea));
  }, [isCounted, isBehind, request, hotels, isInArea, announce, countWords]);

  const edit = request.kind === 'search' && (
    <EditSearch search={search} state={request.state} isPhone={isPhone} />
  );
  const filters = request.kind === 'search' && (
    <MapFilters search={search} state={request.state} list={found.list} />
  );
  const line = intl.formatMessage(messages.line, {
    // On a phone there is room for one line without the year.
    dates: dates.range(criteria.checkIn, criteria.checkOut, isPhone ? 'short' : 'medium'),
    guests: guestsOf(criteria.party),
  });
  return (
    <div className={clsx(styles.page, isListShown && styles.listShown)}>
      <section className={styles.side} aria-labelledby={titleId}>
        <MapHeader titleId={titleId} line={line} isPhone={isPhone} onBack={search.back}>
          {edit}
          <Button
            variant="secondary"
            size="sm"
            icon={isListShown ? Map : List}
            onPress={() => setListShown(!isListShown)}
          >
            {intl.formatMessage(isListShown ? messages.showMap : messages.showList)}
          </Button>
        </MapHeader>
        {!isPhone && edit && (
          <div className={styles.tools}>
            {edit}
            {filters}
          </div>
        )}
        <div className={styles.notes}>
          <MapNotices found={found} request={request} sentence={search.sentence} />
        </div>
        <div className={styles.bar}>
          {isPhone && filters}
          <MapCount state={state} isCounted={isCounted} isPhone={isPhone} />
        </div>
        <MapResults
          search={search}
          request={request}
          found={found}
          state={state}
          criteria={criteria}
          isCounted={isCounted}
          hasList={hasList}
          scroll={scroll}
          memory={memory}
        />
      </section>
      <div className={styles.map}>
        <Suspense fallback={waiting}>
          <HotelMap
            state={state}
            criteria={criteria}
            isComplete={isAnswered}
            isSettled={isAnswered || error !== undefined}
            start={search.place}
            waiting={waiting}
          />
        </Suspense>
      </div>
    </div>
  );
}
