import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  discover: { id: 'common.hotelList.discover', defaultMessage: 'Discover hotels' },
  pricesFailed: { id: 'common.hotelList.pricesFailed', defaultMessage: 'Prices could not be loaded.' },
  retry: { id: 'common.hotelList.retry', defaultMessage: 'Try again' },
});
