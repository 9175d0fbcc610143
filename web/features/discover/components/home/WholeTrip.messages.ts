import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'discover.trip.title', defaultMessage: 'Make it a whole trip' },
  car: { id: 'discover.trip.car', defaultMessage: 'Car Rental' },
  insurance: { id: 'discover.trip.insurance', defaultMessage: 'Travel Insurance' },
  attractions: { id: 'discover.trip.attractions', defaultMessage: 'Attractions' },
  perDay: { id: 'discover.trip.perDay', defaultMessage: 'from {price}/day' },
  perPerson: { id: 'discover.trip.perPerson', defaultMessage: 'from {price}/person' },
});
