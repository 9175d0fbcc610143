import { Map } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useIsWide } from '#ui/useIsPhone.ts';
import styles from './MapTeaser.module.css';
import { messages } from './Results.messages.ts';
import type { TeaserMapProps } from './TeaserMap.tsx';

// If the code cannot be loaded, the map is left out; the button still opens the map page.
const TeaserMap = lazy<ComponentType<TeaserMapProps>>(() =>
  import('./TeaserMap.tsx').then(
    (module) => ({ default: module.TeaserMap }),
    () => ({ default: () => null }),
  ),
);

interface MapTeaserProps {
  /** Hotels of the list on screen; empty while there is none. */
  hotels: readonly HotelCard_HotelFragment[];
  /** True while the hotels are loading or could not be loaded, so that the map does not say that there are none. */
  isUnknown: boolean;
  /** Id of the card that is hovered or focused. */
  activeId: string | null;
  onActive: (id: string | null) => void;
  to: string;
  /** State of the map's history entry. */
  state: object;
}

/**
 * A small map of the hotels of the page, beside the list on wide screens. Its code is loaded separately, so that it
 * does not delay the list.
 */
export function MapTeaser({ hotels, isUnknown, activeId, onActive, to, state }: MapTeaserProps) {
  const intl = useIntl();
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <div className={styles.teaser}>
      {hotels.length === 0 && !isUnknown && (
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
