import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasWishes, NO_WISHES } from '../../../gateway/pricing/asked-offer.ts';
import { Text } from '../../i18n/Text.tsx';
import { EmptyList } from '../../lib/hotelList/EmptyList.tsx';
import { focusListHeading, HotelListPage } from '../../lib/hotelList/HotelListPage.tsx';
import { PricesFailed } from '../../lib/hotelList/PricesFailed.tsx';
import { wishes as wishLabels } from '../../lib/labels.messages.ts';
import { useWishNames } from '../../lib/useWishNames.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { guestsOf } from '../../lib/occupancy.ts';
import { CompareTray } from '../../lib/compare/CompareTray.tsx';
import { sharedListPath } from '../../lib/paths.ts';
import { Problem } from '../../lib/Problem.tsx';
import { useLabels } from '../../lib/useLabels.ts';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { FavoriteRow } from './components/FavoriteRow.tsx';
import styles from './Favorites.module.css';
import { messages } from './FavoritesPage.messages.ts';
import type { FavoriteList } from './useFavoriteList.ts';

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

interface RowsProps {
  list: FavoriteList;
  favorites: NonNullable<FavoriteList['favorites']>;
}

function Rows({ list, favorites }: RowsProps) {
  return (
    <>
      <StayLine list={list} />
      {list.hasPricesFailed && <PricesFailed onRetry={list.reloadPrices} />}
      <ul className={styles.list}>
        {favorites.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            list={list}
            onRemove={(name) => {
              list.remove(favorite, name);
              focusListHeading();
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
  const intl = useIntl();
  const { favorites, error, stay } = list;
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  const ids = favorites?.map(({ hotelId }) => hotelId) ?? [];
  return (
    <HotelListPage
      title={title}
      sharePath={ids.length > 0 ? sharedListPath({ ids, checkin, checkout, party, wishes }) : null}
    >
      {lead}
      {!favorites && (error ? <Problem error={error} onRetry={list.reload} /> : <Loading />)}
      {favorites?.length === 0 && (
        <EmptyList title={intl.formatMessage(messages.emptyTitle)}>
          <Text message={messages.emptyLine} />
        </EmptyList>
      )}
      {favorites && favorites.length > 0 && <Rows list={list} favorites={favorites} />}
    </HotelListPage>
  );
}
