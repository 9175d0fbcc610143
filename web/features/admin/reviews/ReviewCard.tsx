import { BadgeCheck, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { marksOf } from '#i18n/content/marks.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { ReviewTopics } from '#lib/hotel/reviews/ReviewTopics.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { Stars } from '#ui/Stars.tsx';
import kit from '../kit/list/rows.module.css';
import { useDay } from '../kit/useDay.ts';
import styles from './ReviewCard.module.css';
import { ReviewedHotel } from './ReviewedHotel.tsx';
import { messages } from './ReviewsTab.messages.ts';
import type { AdminReviewItem } from './ReviewsTab.tsx';

/** A review with hotel, stars, reviewer, stay, text and day. */
export function ReviewCard({ item, onDelete }: { item: AdminReviewItem; onDelete: () => void }) {
  const intl = useIntl();
  const dates = useDates();
  const day = useDay();
  const { language } = useLocale();
  const { review } = item;
  const shownHotel = <ReviewedHotel key="hotel" item={item} />;
  const name = review.reviewerName || intl.formatMessage(messages.anonymous);
  return (
    <Card as="li" className={kit.card}>
      <div className={kit.top}>
        <div>
          <h3 className={kit.name}>{shownHotel}</h3>
          <div className={styles.facts}>
            <Stars
              value={review.rating}
              label={intl.formatMessage(messages.rating, { count: review.rating })}
            />
            <bdi>{name}</bdi>
            <span>
              <Text message={messages.stay} values={{ date: <bdi>{dates.date(review.stayDate)}</bdi> }} />
            </span>
            {review.isVerified && (
              <Badge tone="ok" icon={BadgeCheck}>
                <Text message={messages.verified} />
              </Badge>
            )}
          </div>
        </div>
        <Button variant="danger-outline" icon={Trash2} onPress={onDelete}>
          <SpokenWords
            spoken={
              <Text
                message={messages.removeOf}
                values={{ hotel: shownHotel, name: <bdi key="name">{name}</bdi> }}
              />
            }
          >
            <Text message={messages.remove} />
          </SpokenWords>
        </Button>
      </div>
      <ReviewTopics topics={review.topics} />
      {(review.title || review.comment) && (
        <div className={styles.text}>
          {review.title && (
            <p className={styles.title}>
              <bdi {...marksOf(review.title, language.code)}>{review.title}</bdi>
            </p>
          )}
          {review.comment && (
            <p>
              <bdi {...marksOf(review.comment, language.code)}>{review.comment}</bdi>
            </p>
          )}
        </div>
      )}
      {review.photos.length > 0 && (
        <ul className={styles.photos}>
          {review.photos.map((photo, index) => (
            <li key={photo}>
              <img
                src={pictureSrc(photo, 320)}
                width={96}
                height={72}
                loading="lazy"
                alt={intl.formatMessage(messages.photo, { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={kit.note}>
        <Text message={messages.written} values={{ date: <bdi>{day(review.createdAt)}</bdi> }} />
      </p>
    </Card>
  );
}
