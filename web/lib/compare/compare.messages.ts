import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  choose: { id: 'common.compare.choose', defaultMessage: 'Compare' },
  go: {
    id: 'common.compare.go',
    defaultMessage: 'Compare {count, plural, one {# hotel} other {# hotels}}',
  },
  hint: { id: 'common.compare.hint', defaultMessage: 'Choose two to four hotels to compare.' },
  tray: { id: 'common.compare.tray', defaultMessage: 'Hotels to compare' },
  dates: { id: 'common.compare.dates', defaultMessage: 'For {dates}' },
  remove: { id: 'common.compare.remove', defaultMessage: 'Take {hotel} out of the comparison' },
  clear: { id: 'common.compare.clear', defaultMessage: 'Clear' },
});
