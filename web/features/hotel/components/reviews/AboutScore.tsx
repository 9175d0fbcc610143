import { useIntl } from 'react-intl';
import type { HotelPage_HotelFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { Popover } from '#ui/Popover.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { scoreMessages } from '../../HotelReviews.messages.ts';
import { useTopicScores } from '../../useHotelReviews.ts';
import styles from './AboutScore.module.css';
import { TopicScores } from './TopicScores.tsx';

type Quality = NonNullable<HotelPage_HotelFragment['quality']>;

function Topics({ hotelId }: { hotelId: string }) {
  return <TopicScores topics={useTopicScores(hotelId)} />;
}

/** The source of the score; a press explains it, with the average ratings of our guests by topic, if there are any. */
export function AboutScore({ hotelId, quality }: { hotelId: string; quality: Quality }) {
  const intl = useIntl();
  const { brand } = useLocale();
  return (
    <Popover
      label={intl.formatMessage(scoreMessages.about)}
      className={styles.popover ?? ''}
      trigger={
        <TextLink isQuiet className={styles.source ?? ''}>
          <QualitySource quality={quality} />
        </TextLink>
      }
    >
      <div className={styles.content}>
        <p>
          {intl.formatMessage(scoreMessages[quality.source], {
            brand: <bdi key="brand">{brand.name}</bdi>,
          })}
        </p>
        <Topics hotelId={hotelId} />
      </div>
    </Popover>
  );
}
