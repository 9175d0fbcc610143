import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hasWishes, NO_WISHES } from '../../../gateway/pricing/asked-offer.ts';
import { Text } from '../../i18n/Text.tsx';
import { wishes as wishLabels } from '../../lib/labels.messages.ts';
import { useWishNames } from '../../lib/useWishNames.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { guestsOf } from '../../lib/occupancy.ts';
import { homePath } from '../../lib/paths.ts';
import { Problem } from '../../lib/Problem.tsx';
import { useLabels } from '../../lib/useLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { CompareDialog } from './components/CompareDialog.tsx';
import { FavoriteRow } from './components/FavoriteRow.tsx';
import styles from './Favorites.module.css';
import { messages } from './FavoritesPage.messages.ts';
import { useFavoriteList } from './useFavoriteList.ts';
import type { FavoriteList } from './useFavoriteList.ts';

const mostCompared = 4;
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
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const compared = favorites.filter(({ hotelId, hotel }) => hotel && chosen.includes(hotelId));
  const choose = (hotelId: string, isChosen: boolean) =>
    setChosen((now) => [...now.filter((id) => id !== hotelId), ...(isChosen ? [hotelId] : [])]);
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
            canCompare={favorites.length > 1}
            isChosen={chosen.includes(favorite.hotelId)}
            isFull={compared.length >= mostCompared}
            onChoose={(isChosen) => choose(favorite.hotelId, isChosen)}
            onRemove={(name) => {
              list.remove(favorite, name);
              focusHeading();
            }}
          />
        ))}
      </ul>
      {favorites.length > 1 && (
        <div className={styles.compareBar}>
          <span>
            <Text message={messages.compareHint} />
          </span>
          <Button isDisabled={compared.length < 2} onPress={() => setComparing(true)}>
            {compared.length < 2 ? (
              <Text message={messages.compareTitle} />
            ) : (
              <Text message={messages.compare} values={{ count: compared.length }} />
            )}
          </Button>
        </div>
      )}
      <CompareDialog
        isOpen={isComparing && compared.length > 1}
        onClose={() => setComparing(false)}
        favorites={compared}
        list={list}
      />
    </>
  );
}

/** List, prices and the comparison. */
export function Favorites() {
  const list = useFavoriteList();
  const { favorites, error } = list;
  return (
    <div className={`container ${styles.page}`}>
      <h1 id={headingId} className="display" tabIndex={-1}>
        <Text message={messages.title} />
      </h1>
      {!favorites && (error ? <Problem error={error} onRetry={list.reload} /> : <Loading />)}
      {favorites?.length === 0 && <Empty />}
      {favorites && favorites.length > 0 && <Rows list={list} favorites={favorites} />}
    </div>
  );
}
