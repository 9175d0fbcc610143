import { useIntl } from 'react-intl';
import { hasWishes } from '#shared/pricing/matching-offer.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { EmptyList } from '#lib/hotelList/EmptyList.tsx';
import { focusListHeading, HotelListPage } from '#lib/hotelList/HotelListPage.tsx';
import { PricesFailedNotice } from '#lib/hotelList/PricesFailedNotice.tsx';
import { messages as guests } from '#lib/stay/guests/guests.messages.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { comparePath } from '#lib/page/paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CompareWishes } from './CompareWishes.tsx';
import { type Comparison, useComparison } from './useComparison.ts';

/** A line with the stay and the wishes that apply to all columns. */
function Conditions({ comparison }: { comparison: Comparison }) {
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  const names = useWishNames();
  const { checkIn, checkOut, party, wishes } = comparison.stay;
  const what = hasWishes(wishes) ? names(wishes) : intl.formatMessage(messages.cheapest);
  return (
    <p className={styles.same}>
      <Text
        message={messages.same}
        values={{
          what: <strong key="what">{what}</strong>,
          range: <bdi key="range">{dates.range(checkIn, checkOut)}</bdi>,
          nights: labels.count('nights', nightsBetween(checkIn, checkOut) ?? 1),
          people: labels.people({ guests: guestsOf(party), party }),
        }}
      />
    </p>
  );
}

function Warnings({ comparison }: { comparison: Comparison }) {
  const dates = useDates();
  const { people } = useLabels();
  const { hotels, ids, isLoading, isReplaced, isPartyReplaced, hasPricesFailed } = comparison;
  const { checkIn, checkOut, party } = comparison.stay;
  const missing = hotels && !isLoading ? ids.length - hotels.length : 0;
  return (
    <>
      {isReplaced && (
        <Notice tone="info">
          <Text
            message={messages.datesReplaced}
            values={{ range: <bdi key="range">{dates.range(checkIn, checkOut)}</bdi> }}
          />
        </Notice>
      )}
      {isPartyReplaced && (
        <Notice tone="info">
          <Text message={guests.replaced} values={{ guests: people({ guests: guestsOf(party), party }) }} />
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="warn">
          <Text message={messages.missing} values={{ count: missing }} />
        </Notice>
      )}
      {hasPricesFailed && <PricesFailedNotice onRetry={comparison.reloadPrices} />}
    </>
  );
}

function Columns({ comparison }: { comparison: Comparison }) {
  const intl = useIntl();
  const { hotels, error, reload, priceOf, remove, stay } = comparison;
  if (!hotels && error) return <Problem error={error} onRetry={reload} />;
  if (!hotels)
    return (
      <SkeletonRegion isPage label={intl.formatMessage(messages.loading)}>
        <Skeleton height="30rem" radius="lg" />
      </SkeletonRegion>
    );
  if (hotels.length === 0) return null;
  return (
    <CompareTable
      columns={hotels.map((hotel) => ({
        hotel,
        price: priceOf(hotel.id),
        party: stay.party,
      }))}
      comparison={comparison}
      onRemove={(id) => {
        remove(id);
        focusListHeading();
      }}
    />
  );
}

/** `/Compare`: up to four hotels from the URL side by side, all for the same stay and wishes. */
export function ComparePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const comparison = useComparison();
  const { ids, stay } = comparison;
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  return (
    <HotelListPage
      title={title}
      sharePath={ids.length > 0 ? comparePath({ ids, checkin, checkout, party, wishes }) : null}
    >
      {ids.length === 0 ? (
        <EmptyList title={intl.formatMessage(messages.empty)}>
          <Text message={messages.emptyLine} />
        </EmptyList>
      ) : (
        <>
          <Conditions comparison={comparison} />
          <CompareWishes comparison={comparison} />
          <Warnings comparison={comparison} />
          <Columns comparison={comparison} />
        </>
      )}
    </HotelListPage>
  );
}
