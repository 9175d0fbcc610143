import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages } from '../../HotelReviews.messages.ts';
import { useHotelReviews } from '../../useHotelReviews.ts';
import styles from './HotelReviews.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import { TopicScores } from './TopicScores.tsx';

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.list}>
      <Skeleton height="8rem" radius="lg" />
      <Skeleton height="8rem" radius="lg" />
    </SkeletonRegion>
  );
}

/** Reviews by guests, newest first; those of completed stays booked here are marked. */
export function HotelReviews({ hotelId }: { hotelId: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { brand } = useLocale();
  const { reviews, topics, total, ...state } = useHotelReviews(hotelId);
  const count = reviews?.length ?? 0;
  const announcedCount = useRef(0);
  useEffect(() => {
    if (announcedCount.current > 0 && count > announcedCount.current)
      announce(intl.formatMessage(messages.shown, { count }));
    if (count > 0) announcedCount.current = count;
  }, [count, announce, intl]);
  return (
    <section className={styles.section} aria-labelledby="reviews-heading">
      <div className={styles.heading}>
        <h2 id="reviews-heading" className="title">
          {intl.formatMessage(messages.heading)}
        </h2>
        {total > 0 && <Badge tone="info">{intl.formatNumber(total)}</Badge>}
      </div>
      {!reviews && !state.hasFailed && <Loading />}
      {reviews?.length === 0 && (
        <p className={styles.quiet}>
          {intl.formatMessage(messages.none, { brand: <bdi key="brand">{brand.name}</bdi> })}
        </p>
      )}
      <TopicScores topics={topics} />
      {count > 0 && (
        <ul className={styles.list}>
          {reviews?.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
      {state.hasFailed && (
        <p className={styles.quiet}>
          {intl.formatMessage(messages.failed)}{' '}
          <Button variant="secondary" size="sm" onPress={state.retry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </p>
      )}
      {state.hasMore && !state.hasFailed && (
        <Button
          variant="secondary"
          isPending={state.isLoading}
          onPress={state.showMore}
          className={styles.more ?? ''}
        >
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </section>
  );
}
