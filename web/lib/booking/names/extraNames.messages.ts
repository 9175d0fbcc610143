import { defineMessages } from '#i18n/messages.ts';

/** Names of the catalogue's ids. */
export const names = defineMessages({
  compact: { id: 'common.extras.compact', defaultMessage: 'Compact' },
  family: { id: 'common.extras.family', defaultMessage: 'Family' },
  suv: { id: 'common.extras.suv', defaultMessage: 'SUV' },
  gps: { id: 'common.extras.gps', defaultMessage: 'GPS' },
  'full-insurance': { id: 'common.extras.fullInsurance', defaultMessage: 'Full insurance' },
  'baby-seat': { id: 'common.extras.babySeat', defaultMessage: 'Baby seat' },
  park: { id: 'common.extras.park', defaultMessage: 'Amusement park' },
  zoo: { id: 'common.extras.zoo', defaultMessage: 'Zoo' },
  'culinary-tour': { id: 'common.extras.culinaryTour', defaultMessage: 'Culinary tour' },
  'cooking-class': { id: 'common.extras.cookingClass', defaultMessage: 'Cooking class' },
  kayak: { id: 'common.extras.kayak', defaultMessage: 'Kayak trip' },
  diving: { id: 'common.extras.diving', defaultMessage: 'Introductory dive' },
  theatre: { id: 'common.extras.theatre', defaultMessage: 'Theatre show' },
});
