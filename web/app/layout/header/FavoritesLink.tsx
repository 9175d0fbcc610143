import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { localFavorites } from '#lib/favorites/localFavoritesStore.ts';
import { favoritesPath } from '#lib/page/paths.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Header.module.css';
import { messages } from './Header.messages.ts';

/** Link to a visitor's favorites, shown once there is one; members have it in the menu. */
export function FavoritesLink() {
  const intl = useIntl();
  const { viewer, isLoading } = useViewer();
  const { length } = useSyncExternalStore(localFavorites.subscribe, localFavorites.read);
  if (isLoading || viewer || length === 0) return null;
  return (
    <Link
      to={favoritesPath}
      className={styles.hearts}
      aria-label={intl.formatMessage(messages.hearts, { count: length })}
    >
      <Icon icon={Heart} size={20} />
      <span aria-hidden="true">{intl.formatNumber(length)}</span>
    </Link>
  );
}
