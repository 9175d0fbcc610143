import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasWishes, NO_WISHES } from '../../../gateway/pricing/asked-offer.ts';
import { Text } from '../../i18n/Text.tsx';
import { wishes as wishLabels } from '../../lib/labels.messages.ts';
import { useWishNames } from '../../lib/useWishNames.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { guestsOf } from '../../lib/occupancy.ts';
import { CompareTray } from '../../lib/compare/CompareTray.tsx';
import { homePath, sharedListPath } from '../../lib/paths.ts';
import { Problem } from '../../lib/Problem.tsx';
import { ShareButton } from '../../lib/ShareButton.tsx';
import { useLabels } from '../../lib/useLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { FavoriteRow } from './components/FavoriteRow.tsx';
import styles from './Favorites.module.css';
import { messages } from './FavoritesPage.messages.ts';
import type { FavoriteList } from './useFavoriteList.ts';

const headingId = 'favorites-heading';

/** The pressed button is gone with its row: the focus goes to the heading of the list. */
const focusHeading = (): void => document.getElementById(headingId)?.focus();

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion isPage label={intl.formatMessage(messages.loading)} className={styles.list ?? ''}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="11rem" radius="lg" />
      ))}
    </SkeletonRegion>
  );
}

function Empty() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      picture="sherry-wave"
      action={
        <ButtonLink to={homePath}>
          <Text message={messages.discover} />
        </ButtonLink>
      }
    >
      <Text message={messages.emptyLine} />
    </EmptyState>
  );
}

function StayLine({ list }: { list: FavoriteList }) {
  const dates = useDates();
  const labels = useLabels();
  const names = useWishNames();
  const { checkIn, checkOut, party, wishes = NO_WISHES } = list.stay;
  return (
    <>
      <p className={styles.stay}>
        <Text
          message={messages.stay}
          values={{
            range: <bdi key="range">{dates.range(checkIn, checkOut)}</bdi>,
            people: labels.people({ guests: guestsOf(party), party }),
          }}
        />
      </p>
      {hasWishes(wishes) && (
        <p className={styles.stay}>
          <Text message={messages.asked} values={{ wishes: names(wishes) }} />{' '}
          <TextLink onPress={list.dropWishes}>
            <Text message={wishLabels.drop} />
          </TextLink>
        </p>
      )}
    </>
  );
}

function PricesFailed({ list }: { list: FavoriteList }) {
  if (!list.hasPricesFailed) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button variant="secondary" size="sm" onPress={list.reloadPrices}>
          <Text message={messages.retry} />
        </Button>
      }
    >
      <Text message={messages.pricesFailed} />
    </Notice>
  );
}

interface RowsProps {
  list: FavoriteList;
  favorites: NonNullable<FavoriteList['favorites']>;
}

function Rows({ list, favorites }: RowsProps) {
  return (
    <>
      <StayLine list={list} />
      <PricesFailed list={list} />
      <ul className={styles.list}>
        {favorites.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            list={list}
            onRemove={(name) => {
              list.remove(favorite, name);
              focusHeading();
            }}
          />
        ))}
      </ul>
      <CompareTray stay={list.stay} />
    </>
  );
}

interface FavoritesProps {
  list: FavoriteList;
  title: string;
  /** Said over the list: whose it is. */
  lead?: ReactNode;
}

/** A list of hotels with their prices. Shared, it names the hotels and nobody. */
export function Favorites({ list, title, lead }: FavoritesProps) {
  const { favorites, error, stay } = list;
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  const ids = favorites?.map(({ hotelId }) => hotelId) ?? [];
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1 id={headingId} className="display" tabIndex={-1}>
          {title}
        </h1>
        {ids.length > 0 && (
          <ShareButton title={title} path={sharedListPath({ ids, checkin, checkout, party, wishes })} />
        )}
      </header>
      {lead}
      {!favorites && (error ? <Problem error={error} onRetry={list.reload} /> : <Loading />)}
      {favorites?.length === 0 && <Empty />}
      {favorites && favorites.length > 0 && <Rows list={list} favorites={favorites} />}
    </div>
  );
}
