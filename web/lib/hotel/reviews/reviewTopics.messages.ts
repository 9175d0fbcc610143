import { defineMessages } from '#i18n/messages.ts';

/** Topics that guests may score separately. */
export const topicNames = defineMessages({
  CLEANLINESS: { id: 'common.topic.cleanliness', defaultMessage: 'Cleanliness' },
  LOCATION: { id: 'common.topic.location', defaultMessage: 'Location' },
  STAFF: { id: 'common.topic.staff', defaultMessage: 'Staff' },
  COMFORT: { id: 'common.topic.comfort', defaultMessage: 'Comfort' },
  VALUE: { id: 'common.topic.value', defaultMessage: 'Value for money' },
});

export const topicsHeading = defineMessages({
  heading: { id: 'common.topics', defaultMessage: 'Ratings by topic' },
});
