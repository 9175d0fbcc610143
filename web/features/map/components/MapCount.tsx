import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '#ui/announcer.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Button } from '#ui/Button.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import { useCountWords } from '../useCountWords.ts';
import type { MapState } from '../useMapState.ts';
import styles from './MapCount.module.css';

interface MapCountProps {
  state: MapState;
  /** True once the search is complete, so that the number of hotels is final. */
  isCounted: boolean;
  isPhone: boolean;
}

/**
 * The number of hotels, once they are counted, and the button that searches the visible part of the map. It is beside
 * the map, on phones above it, because on the map it would cover prices.
 */
export function MapCount({ state, isCounted, isPhone }: MapCountProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const countWords = useCountWords();
  const { area, canFollow, canSearchArea, isFollowing, isSearch, listed, placeless } = state;
  // A pressed button disappears, so the keyboard focus moves to the number of hotels, which has changed.
  const number = useRef<HTMLParagraphElement>(null);
  const searchArea = () => {
    number.current?.focus({ preventScroll: true });
    state.searchArea();
    announce(intl.formatMessage(messages.searchArea));
  };
  const showAll = () => {
    number.current?.focus({ preventScroll: true });
    state.resetArea();
  };
  const follow = isSearch && (
    <div className={styles.follow}>
      <Checkbox isSelected={isFollowing} isDisabled={!canFollow} onChange={state.setFollowing}>
        {intl.formatMessage(messages.follow)}
      </Checkbox>
    </div>
  );
  return (
    <div className={styles.count}>
      {isPhone && follow}
      <p ref={number} tabIndex={-1}>
        {isCounted && countWords([...listed, ...placeless], area !== null)}
      </p>
      <div className={styles.areaActions}>
        {canSearchArea && (
          <Button variant="secondary" size="sm" icon={Search} onPress={searchArea}>
            {intl.formatMessage(messages.searchArea)}
          </Button>
        )}
        {area && (
          <Button variant="ghost" size="sm" onPress={showAll}>
            {intl.formatMessage(messages.resetArea)}
          </Button>
        )}
      </div>
      {!isPhone && follow}
    </div>
  );
}
