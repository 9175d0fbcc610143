import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelReviews_ReviewFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { marksOf } from '#i18n/content/marks.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { ReviewTopics } from '#lib/hotel/reviews/ReviewTopics.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Lightbox } from '#ui/Lightbox.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import { messages } from '../../HotelReviews.messages.ts';
import styles from './HotelReviews.module.css';

type Review = HotelReviews_ReviewFragment;

function Photos({ photos, name }: { photos: Review['photos']; name: string }) {
  const intl = useIntl();
  const [index, setIndex] = useState<number | null>(null);
  const count = photos.length;
  const label = intl.formatMessage(messages.photos, { name });
  const place = (at: number) => ({ number: at + 1, count, name });
  return (
    <>
      <ul className={styles.photos} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo}>
            <button
              type="button"
              className={styles.photo}
              aria-label={intl.formatMessage(messages.enlarge, place(at))}
              onClick={() => setIndex(at)}
            >
              <Picture
                src={pictureSrc(photo, 320)}
                alt={intl.formatMessage(messages.photo, place(at))}
                emptyLabel={intl.formatMessage(messages.noPhoto)}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        isOpen={index !== null}
        onClose={() => setIndex(null)}
        label={label}
        pictures={photos.map((photo, at) => ({
          src: pictureSrc(photo, 1280),
          alt: intl.formatMessage(messages.photo, place(at)),
        }))}
        index={index ?? 0}
        onIndexChange={setIndex}
      />
    </>
  );
}

/** One guest's review: author, stars, date, text and photos. Typed text is shown as plain text. */
export function ReviewCard({ review }: { review: Review }) {
  const intl = useIntl();
  const dates = useDates();
  const heading = useId();
  const { language } = useLocale();
  const { rating, title, comment, photos, stayDate } = review;
  const name = review.reviewerName || intl.formatMessage(messages.anonymous);
  return (
    <Card as="li" className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <Avatar name={name} size={40} />
        <div className={styles.who}>
          <h3 id={heading} className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.facts}>
            <Stars value={rating} label={intl.formatMessage(messages.rating, { rating })} />
            {stayDate && (
              <span>
                <Text
                  message={messages.stay}
                  values={{ date: <bdi key="date">{dates.date(stayDate)}</bdi> }}
                />
              </span>
            )}
          </p>
        </div>
        {review.isVerified && (
          <Badge tone="ok" icon={BadgeCheck}>
            {intl.formatMessage(messages.verified)}
          </Badge>
        )}
      </div>
      <ReviewTopics topics={review.topics} />
      {title && (
        <p className={styles.title} {...marksOf(title, language.code)}>
          {title}
        </p>
      )}
      {comment && (
        <p className={styles.comment} {...marksOf(comment, language.code)}>
          {comment}
        </p>
      )}
      {photos.length > 0 && <Photos photos={photos} name={name} />}
    </Card>
  );
}
