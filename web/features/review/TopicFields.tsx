import { useIntl } from 'react-intl';
import type { ReviewTopic } from '#generated/graphql.ts';
import { topicNames, topicsHeading } from '#lib/hotel/reviews/reviewTopics.messages.ts';
import { RatingField } from '#ui/RatingField.tsx';
import { messages } from './ReviewDialog.messages.ts';
import { topics } from './reviewDraft.ts';
import type { TopicStars } from './reviewDraft.ts';
import styles from './ReviewForm.module.css';
import { useStarNames } from './useStarNames.ts';

interface TopicFieldsProps {
  value: TopicStars;
  onChange: (value: TopicStars) => void;
}

const without = (value: TopicStars, topic: ReviewTopic): TopicStars =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== topic));

/** Stars for each topic; all are optional and can be cleared. */
export function TopicFields({ value, onChange }: TopicFieldsProps) {
  const intl = useIntl();
  const names = useStarNames();
  return (
    <fieldset className={styles.topics}>
      <legend>
        {intl.formatMessage(messages.optional, { label: intl.formatMessage(topicsHeading.heading) })}
      </legend>
      {topics.map((topic) => {
        const label = intl.formatMessage(topicNames[topic]);
        return (
          <RatingField
            key={topic}
            label={label}
            isRow
            names={names}
            value={value[topic] ?? null}
            onChange={(stars) => onChange({ ...value, [topic]: stars })}
            clear={{
              label: intl.formatMessage(messages.clearTopic, { topic: label }),
              onClear: () => onChange(without(value, topic)),
            }}
          />
        );
      })}
    </fieldset>
  );
}
