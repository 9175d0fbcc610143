import { defineMessages } from '../messages.ts';

export const messages = defineMessages({
  invalid: { id: 'common.dates.invalid', defaultMessage: 'Invalid Date' },
  missing: { id: 'common.dates.missing', defaultMessage: 'N/A' },
});
