import { useIntl } from 'react-intl';
import type { TopicScores_TopicFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { topicNames, topicsHeading } from '#lib/hotel/reviews/reviewTopics.messages.ts';
import { messages } from '../../HotelReviews.messages.ts';
import styles from './TopicScores.module.css';

function TopicRow({ topic, score, reviewCount }: TopicScores_TopicFragment) {
  const intl = useIntl();
  const words = intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <li className={styles.topic}>
      <span className={styles.name}>{intl.formatMessage(topicNames[topic])}</span>
      <span className={styles.score}>
        <span aria-hidden="true">{words}</span>
        <span className="visually-hidden">{intl.formatMessage(messages.topicScore, { score: words })}</span>
      </span>
      <span className={styles.count}>{intl.formatMessage(messages.topicCount, { count: reviewCount })}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${(score / 5) * 100}%` }} />
      </span>
    </li>
  );
}

/**
 * Average score of each topic, the number of guests, and a note which ratings count. Renders nothing while no topic has
 * enough ratings.
 */
export function TopicScores({ topics }: { topics: readonly TopicScores_TopicFragment[] }) {
  const intl = useIntl();
  const { brand } = useLocale();
  if (topics.length === 0) return null;
  const heading = intl.formatMessage(topicsHeading.heading);
  return (
    <div className={styles.box}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list} aria-label={heading}>
        {topics.map((topic) => (
          <TopicRow key={topic.topic} {...topic} />
        ))}
      </ul>
      <p className={styles.note}>
        {intl.formatMessage(messages.topicNote, { brand: <bdi key="brand">{brand.name}</bdi> })}
      </p>
    </div>
  );
}
