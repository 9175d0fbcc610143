import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  carDays: { id: 'checkout.car.days', defaultMessage: '{days, plural, one {# day} other {# days}}, {dates}' },
  seats: { id: 'checkout.car.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
  perDay: { id: 'checkout.car.perDay', defaultMessage: '{price} per day' },
  addons: { id: 'checkout.car.addons', defaultMessage: 'Add-ons' },
  addonsNote: { id: 'checkout.car.addonsNote', defaultMessage: 'once, not per day' },
  chooseCar: { id: 'checkout.car.choose', defaultMessage: 'Choose a car to add it.' },
  carSum: {
    id: 'checkout.car.sum',
    defaultMessage: '{price} × {days, plural, one {# day} other {# days}}',
  },
  carSumAddons: {
    id: 'checkout.car.sumAddons',
    defaultMessage: '{price} × {days, plural, one {# day} other {# days}} + {addons}',
  },
  removeCar: { id: 'checkout.car.remove', defaultMessage: 'Remove the car' },
  insuranceName: { id: 'checkout.insurance.name', defaultMessage: 'Travel insurance' },
  insuranceLine: {
    id: 'checkout.insurance.line',
    defaultMessage: 'Medical care, baggage and delays during your stay, for everyone on the booking.',
  },
  insuranceSum: {
    id: 'checkout.insurance.sum',
    defaultMessage: '{guests, plural, one {# guest} other {# guests}} × {price}',
  },
  perGuest: { id: 'checkout.insurance.perGuest', defaultMessage: '{price} per guest, whole stay' },
  insuranceAdded: { id: 'checkout.insurance.added', defaultMessage: 'Added to your booking' },
  removeInsurance: { id: 'checkout.insurance.remove', defaultMessage: 'Remove the insurance' },
  attractionsLine: {
    id: 'checkout.attractions.line',
    defaultMessage: 'Choose how many tickets you would like.',
  },
  perPerson: { id: 'checkout.attractions.perPerson', defaultMessage: '{price} per person' },
  tickets: { id: 'checkout.attractions.tickets', defaultMessage: 'Tickets: {name}' },
  ticketsTotal: {
    id: 'checkout.attractions.total',
    defaultMessage: '{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}',
  },
  removeAttractions: { id: 'checkout.attractions.remove', defaultMessage: 'Remove all tickets' },
});

export const descriptions = defineMessages({
  park: { id: 'checkout.about.park', defaultMessage: 'A full day of rides, shows and shade for all ages.' },
  zoo: {
    id: 'checkout.about.zoo',
    defaultMessage: 'Meet animals from five continents on an easy half-day walk.',
  },
  'culinary-tour': {
    id: 'checkout.about.culinaryTour',
    defaultMessage: 'Taste your way through the market with a local guide.',
  },
  'cooking-class': {
    id: 'checkout.about.cookingClass',
    defaultMessage: 'Cook a three-course dinner with a chef and eat it together.',
  },
  kayak: {
    id: 'checkout.about.kayak',
    defaultMessage: 'Two hours on calm water with all equipment included.',
  },
  diving: {
    id: 'checkout.about.diving',
    defaultMessage: 'A first dive beside an instructor, no experience needed.',
  },
  theatre: {
    id: 'checkout.about.theatre',
    defaultMessage: 'A good seat for an evening show in the city theatre.',
  },
});

export const categories = defineMessages({
  family: { id: 'checkout.category.family', defaultMessage: 'Family' },
  culinary: { id: 'checkout.category.culinary', defaultMessage: 'Culinary' },
  water: { id: 'checkout.category.water', defaultMessage: 'Water' },
  culture: { id: 'checkout.category.culture', defaultMessage: 'Culture' },
});
