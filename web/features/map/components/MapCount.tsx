import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapState } from '../useMapState.ts';
import styles from './MapView.module.css';

/**
 * How many hotels there are, and the search of the part of the map that is seen. It stands beside the map, on phones above
 * it: on the map it would hide prices, which lie everywhere.
 */
export function MapCount({ state, isLoading }: { state: MapState; isLoading: boolean }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { area, canSearchArea, listed, placeless } = state;
  const count = listed.length + placeless.length;
  return (
    <div className={styles.count}>
      <p>{!isLoading && intl.formatMessage(area ? messages.inArea : messages.count, { count })}</p>
      <div className={styles.areaActions}>
        {canSearchArea && (
          <Button
            variant="secondary"
            size="sm"
            icon={Search}
            onPress={() => announce(intl.formatMessage(messages.inArea, { count: state.searchArea() }))}
          >
            {intl.formatMessage(messages.searchArea)}
          </Button>
        )}
        {area && (
          <Button variant="ghost" size="sm" onPress={state.resetArea}>
            {intl.formatMessage(messages.resetArea)}
          </Button>
        )}
      </div>
    </div>
  );
}
