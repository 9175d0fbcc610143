import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  nearest: { id: 'common.dates.nearest', defaultMessage: 'Nearest dates with rooms:' },
  looking: { id: 'common.dates.looking', defaultMessage: 'Looking for nearby dates…' },
  none: { id: 'common.dates.none', defaultMessage: 'Nor on the days around them.' },
  unknown: { id: 'common.dates.unknown', defaultMessage: 'Nearby dates could not be checked.' },
  again: { id: 'common.dates.again', defaultMessage: 'Look again' },
  cheaperTitle: { id: 'common.dates.cheaper.title', defaultMessage: 'Cheaper on nearby dates' },
  cheaper: {
    id: 'common.dates.cheaper',
    defaultMessage: 'Cheaper on {dates}: from {total} in total ({saving})',
  },
  cheaperAt: { id: 'common.dates.cheaper.at', defaultMessage: '{dates}: from {total} in total ({saving})' },
});
