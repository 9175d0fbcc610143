import { type ReactNode, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { EmptyList } from '#lib/hotelList/EmptyList.tsx';
import { focusListHeading, HotelListPage } from '#lib/hotelList/HotelListPage.tsx';
import { PricesFailedNotice } from '#lib/hotelList/PricesFailedNotice.tsx';
import { wishes as wishLabels } from '#lib/hooks/labels.messages.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { compareStore } from '#lib/compare/compareStore.ts';
import { CompareTray } from '#lib/compare/CompareTray.tsx';
import { sharedListPath } from '#lib/page/paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { FavoriteRow } from './components/FavoriteRow.tsx';
import { StayLine } from './components/StayLine.tsx';
import styles from './Favorites.module.css';
import { messages } from './FavoritesPage.messages.ts';
import { commonStay } from './rowStay.ts';
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

interface RowsProps {
  list: FavoriteList;
  favorites: NonNullable<FavoriteList['favorites']>;
}

/** The stay of the hotels chosen for the comparison if it is the same for all, otherwise that of the list. */
const useComparedStay = ({ list, favorites }: RowsProps) => {
  const chosen = useSyncExternalStore(compareStore.subscribe, compareStore.read);
  const rows = favorites.filter(({ hotelId }) => chosen.some(({ id }) => id === hotelId));
  return commonStay(rows.map(list.stayOf), list.stay);
};

function Rows({ list, favorites }: RowsProps) {
  const comparedStay = useComparedStay({ list, favorites });
  const tellsStay = favorites.some((favorite) => list.stayOf(favorite).isOwn);
  return (
    <>
      {!tellsStay && (
        <StayLine stay={list.stay}>
          <TextLink onPress={list.dropWishes}>
            <Text message={wishLabels.drop} />
          </TextLink>
        </StayLine>
      )}
      {list.hasPricesFailed && <PricesFailedNotice onRetry={list.reloadPrices} />}
      <ul className={styles.list}>
        {favorites.map((favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            list={list}
            tellsStay={tellsStay}
            onRemove={(name) => {
              list.remove(favorite, name);
              focusListHeading();
            }}
          />
        ))}
      </ul>
      <CompareTray stay={comparedStay} />
    </>
  );
}

interface FavoritesProps {
  list: FavoriteList;
  title: string;
  /** Text above the list. */
  lead?: ReactNode;
}

/** A list of hotels with their prices: of a member, of a visitor's device, or shared. */
export function Favorites({ list, title, lead }: FavoritesProps) {
  const intl = useIntl();
  const { favorites, error } = list;
  const stay = commonStay(favorites?.map(list.stayOf) ?? [], list.stay);
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
