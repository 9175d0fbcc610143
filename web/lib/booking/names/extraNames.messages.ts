import { defineMessages } from '#i18n/messages.ts';

/** Names by the ids of the catalogue. */
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

/** One sentence about each attraction that tickets are sold for. */
export const descriptions = defineMessages({
  park: {
    id: 'common.extras.about.park',
    defaultMessage: 'A full day of rides, shows and shade for all ages.',
  },
  zoo: {
    id: 'common.extras.about.zoo',
    defaultMessage: 'Meet animals from five continents on an easy half-day walk.',
  },
  'culinary-tour': {
    id: 'common.extras.about.culinaryTour',
    defaultMessage: 'Taste your way through the market with a local guide.',
  },
  'cooking-class': {
    id: 'common.extras.about.cookingClass',
    defaultMessage: 'Cook a three-course dinner with a chef and eat it together.',
  },
  kayak: {
    id: 'common.extras.about.kayak',
    defaultMessage: 'Two hours on calm water with all equipment included.',
  },
  diving: {
    id: 'common.extras.about.diving',
    defaultMessage: 'A first dive beside an instructor, no experience needed.',
  },
  theatre: {
    id: 'common.extras.about.theatre',
    defaultMessage: 'A good seat for an evening show in the city theatre.',
  },
});
