import { useIntl } from 'react-intl';
import type { ReviewTopic } from '#generated/graphql.ts';
import { topicNames, topicsHeading } from './reviewTopics.messages.ts';
import styles from './ReviewTopics.module.css';

interface Rated {
  readonly topic: ReviewTopic;
  readonly rating: number;
}

/** The scores that one guest gave to topics, as a line; nothing where no topic was rated. */
export function ReviewTopics({ topics }: { topics: readonly Rated[] }) {
  const intl = useIntl();
  if (topics.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(topicsHeading.heading)}>
      {topics.map(({ topic, rating }) => (
        <li key={topic}>
          {intl.formatMessage(topicNames[topic])}{' '}
          <bdi className={styles.rating}>
            {intl.formatNumber(rating)}/{intl.formatNumber(5)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
