import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  order: { id: 'checkout.order.heading', defaultMessage: 'Your booking' },
  checkIn: { id: 'checkout.order.checkIn', defaultMessage: 'Check-in' },
  checkOut: { id: 'checkout.order.checkOut', defaultMessage: 'Check-out' },
  guests: { id: 'checkout.order.guests', defaultMessage: 'Guests' },
  meals: { id: 'checkout.order.meals', defaultMessage: 'Meal plan' },
  roomNights: {
    id: 'checkout.order.roomNights',
    defaultMessage: '{room}, {nights, plural, one {# night} other {# nights}}',
  },
  total: { id: 'checkout.order.total', defaultMessage: 'Total' },
  payInShekels: { id: 'checkout.order.payInShekels', defaultMessage: 'You pay in ₪' },
  leadGuest: { id: 'checkout.summary.leadGuest', defaultMessage: 'Lead guest' },
  otherGuests: { id: 'checkout.summary.otherGuests', defaultMessage: 'Other guests' },
  leadEmail: { id: 'checkout.summary.leadEmail', defaultMessage: 'Confirmation goes to' },
  propertyFee: { id: 'checkout.order.propertyFee', defaultMessage: 'Paid at the hotel: {description}' },
  freeUntil: { id: 'checkout.order.freeUntil', defaultMessage: 'Free cancellation until {when}' },
  free: {
    id: 'checkout.order.free',
    defaultMessage: 'Free cancellation up to 48 hours before check-in',
  },
  change: { id: 'checkout.order.change', defaultMessage: 'Change dates, guests or room' },
  nonRefundable: { id: 'checkout.order.nonRefundable', defaultMessage: 'Non-refundable' },
  priceChecked: {
    id: 'checkout.order.priceChecked',
    defaultMessage:
      'The price is checked again when you pay. If it has risen, you are asked before anything is charged.',
  },
  roomHeldUntil: {
    id: 'checkout.order.roomHeldUntil',
    defaultMessage: 'The room is kept for you until {time}.',
  },
  noImage: { id: 'checkout.order.noImage', defaultMessage: 'No Image' },
  stars: { id: 'checkout.order.stars', defaultMessage: '{count, plural, one {# star} other {# stars}}' },
  days: { id: 'checkout.order.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  insured: {
    id: 'checkout.order.insured',
    defaultMessage: '{guests, plural, one {# guest} other {# guests}}',
  },
  notSaved: {
    id: 'checkout.order.notSaved',
    defaultMessage: '{extra}: your choice is not part of this booking.',
  },
  saveChoice: { id: 'checkout.order.saveChoice', defaultMessage: 'Save choice' },
  discardChoice: { id: 'checkout.order.discardChoice', defaultMessage: 'Discard choice' },
  tickets: { id: 'checkout.order.tickets', defaultMessage: '{name} × {quantity}' },
});
