import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  carDays: { id: 'checkout.car.days', defaultMessage: '{days, plural, one {# day} other {# days}}, {dates}' },
  seats: { id: 'checkout.car.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
  tooFewSeats: { id: 'checkout.car.tooFewSeats', defaultMessage: 'Too few seats: you are {people, number}' },
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
  insured: { id: 'checkout.insurance.insured', defaultMessage: 'Insured: {people}.' },
  insuredInfants: {
    id: 'checkout.insurance.infants',
    defaultMessage: 'Infants are insured at no extra charge.',
  },
  insuranceSum: {
    id: 'checkout.insurance.sum',
    defaultMessage: '{guests, plural, one {# guest} other {# guests}} × {price}',
  },
  perGuest: { id: 'checkout.insurance.perGuest', defaultMessage: '{price} per guest, whole stay' },
  insuranceAdded: { id: 'checkout.insurance.added', defaultMessage: 'Added to your booking' },
  removeInsurance: { id: 'checkout.insurance.remove', defaultMessage: 'Remove the insurance' },
  ticketsLine: {
    id: 'checkout.tickets.line',
    defaultMessage: 'Choose how many tickets you would like.',
  },
  perPerson: { id: 'checkout.tickets.perPerson', defaultMessage: '{price} per person' },
  tickets: { id: 'checkout.tickets.tickets', defaultMessage: 'Tickets: {name}' },
  ticketsTotal: {
    id: 'checkout.tickets.total',
    defaultMessage: '{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}',
  },
  removeTickets: { id: 'checkout.tickets.remove', defaultMessage: 'Remove all tickets' },
});

export const categories = defineMessages({
  family: { id: 'checkout.category.family', defaultMessage: 'Family' },
  culinary: { id: 'checkout.category.culinary', defaultMessage: 'Culinary' },
  water: { id: 'checkout.category.water', defaultMessage: 'Water' },
  culture: { id: 'checkout.category.culture', defaultMessage: 'Culture' },
});
