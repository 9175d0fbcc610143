import { Map } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useIsWide } from '#ui/useIsPhone.ts';
import styles from './MapTeaser.module.css';
import { messages } from './Results.messages.ts';
import type { TeaserMapProps } from './TeaserMap.tsx';

// The button leads to the map, with or without this picture of it.
const TeaserMap = lazy<ComponentType<TeaserMapProps>>(() =>
  import('./TeaserMap.tsx').then(
    (module) => ({ default: module.TeaserMap }),
    () => ({ default: () => null }),
  ),
);

interface MapTeaserProps {
  /** Hotels of the list that is shown; empty while there is none. */
  hotels: readonly HotelCard_HotelFragment[];
  /** Hotels may still come: nothing is said of none. */
  isWaiting: boolean;
  /** The card that is pointed at or focused. */
  activeId: string | null;
  onActive: (id: string | null) => void;
  to: string;
  /** What its history entry carries. */
  state: object;
}

/** Where the hotels of the page lie, beside the list on wide screens; its code never holds the list up. */
export function MapTeaser({ hotels, isWaiting, activeId, onActive, to, state }: MapTeaserProps) {
  const intl = useIntl();
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <div className={styles.teaser}>
      {hotels.length === 0 && !isWaiting && (
        <p className={styles.words}>{intl.formatMessage(messages.mapEmpty)}</p>
      )}
      {hotels.length > 0 && (
        <Suspense fallback={null}>
          <TeaserMap hotels={hotels} activeId={activeId} onActive={onActive} />
        </Suspense>
      )}
      <ButtonLink to={to} state={state} size="sm" icon={Map} className={styles.button}>
        {intl.formatMessage(messages.onMap)}
      </ButtonLink>
    </div>
  );
}
