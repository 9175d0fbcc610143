import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.terms.title', defaultMessage: 'Terms of use' },
  lead: {
    id: 'legal.terms.lead',
    defaultMessage:
      'These terms apply between you and {brand} whenever you search, book or write here. They are short on purpose. Nothing in them takes away a right the law gives you.',
  },
  serviceTitle: { id: 'legal.terms.serviceTitle', defaultMessage: 'What we do' },
  serviceRole: {
    id: 'legal.terms.serviceRole',
    defaultMessage:
      '{brand} finds hotels and passes your booking on to them. The hotel provides the stay itself, under its own house rules.',
  },
  serviceSources: {
    id: 'legal.terms.serviceSources',
    defaultMessage:
      'Descriptions, pictures and amenities come from the hotels and from our partners. We show them as we receive them and correct whatever we know to be wrong.',
  },
  serviceOrder: {
    id: 'legal.terms.serviceOrder',
    defaultMessage:
      'Nobody can pay for a place in the results. Recommended, the usual order, weighs guest rating, price against hotels with the same stars, free cancellation, breakfast and hotels that we feature.',
  },
  accountTitle: { id: 'legal.terms.accountTitle', defaultMessage: 'Your account' },
  accountNeed: {
    id: 'legal.terms.accountNeed',
    defaultMessage:
      'You need no account to search, look at hotels or start a booking. You do need one to pay and to use My Bookings, Favorites and your profile.',
  },
  accountAdult: {
    id: 'legal.terms.accountAdult',
    defaultMessage:
      'You must be at least 18 to book. Keep your password to yourself, and tell us if someone else may know it.',
  },
  accountClose: {
    id: 'legal.terms.accountClose',
    defaultMessage:
      'You can delete your account in your <profile>profile</profile> at any time. Upcoming stays have to be cancelled first.',
  },
  bookingTitle: { id: 'legal.terms.bookingTitle', defaultMessage: 'When a booking is made' },
  bookingConfirmed: {
    id: 'legal.terms.bookingConfirmed',
    defaultMessage:
      'A booking is made when its status is confirmed; until then, nothing is finally reserved.',
  },
  bookingHeld: {
    id: 'legal.terms.bookingHeld',
    defaultMessage:
      'Until you pay, a booking is pending; you can complete it from <bookings>My Bookings</bookings>, with the price checked again. Where checkout says so, the room is kept for you for {holdMinutes} minutes; the price is not.',
  },
  bookingUnclear: {
    id: 'legal.terms.bookingUnclear',
    defaultMessage:
      'If a hotel has not answered yet, we tell you that we are still confirming. We never book a second time on our own.',
  },
  bookingDetails: {
    id: 'legal.terms.bookingDetails',
    defaultMessage:
      'Give the guests’ real details, with names in Latin letters where the page asks for them. A hotel may refuse guests whose documents show different names.',
  },
  pricesTitle: { id: 'legal.terms.pricesTitle', defaultMessage: 'Prices' },
  pricesFull: {
    id: 'legal.terms.pricesFull',
    defaultMessage:
      'Every price is the full amount, including taxes, VAT and fees, from the first card to the receipt. The total is what you pay; a price per night is the hotel’s own, or the total divided by the nights, in whole shekels.',
  },
  pricesAdmin: {
    id: 'legal.terms.pricesAdmin',
    defaultMessage:
      'Anything the hotel collects at the desk is shown on its own line, in its own currency, before you book, and is never part of the total.',
  },
  pricesChange: {
    id: 'legal.terms.pricesChange',
    defaultMessage:
      'Price and availability are checked when you press Book Now, when checkout opens and when you pay. If the price has gone up, we ask you first; if it has gone down, you pay the lower one.',
  },
  pricesCurrency: {
    id: 'legal.terms.pricesCurrency',
    defaultMessage:
      'Every charge is in Israeli shekels (₪). Amounts in {currencies} are estimates, marked ≈, by dated exchange rates.',
  },
  paymentTitle: { id: 'legal.terms.paymentTitle', defaultMessage: 'Payment' },
  paymentSimulated: {
    id: 'legal.terms.paymentSimulated',
    defaultMessage:
      'Payment is simulated for now: no card is charged. Card number and security code never leave your page; only the brand and the last four digits are kept.',
  },
  cancellingTitle: { id: 'legal.terms.cancellingTitle', defaultMessage: 'Cancelling' },
  cancellingPolicy: {
    id: 'legal.terms.cancellingPolicy',
    defaultMessage:
      'What it costs to cancel, and how to do it, is set out in the <cancellation>cancellation policy</cancellation>, which is part of these terms.',
  },
  reviewsTitle: { id: 'legal.terms.reviewsTitle', defaultMessage: 'Reviews and pictures' },
  reviewsWho: {
    id: 'legal.terms.reviewsWho',
    defaultMessage:
      'Reviews are written by members after a stay they booked here and paid for before its last night. We do not favour the kind ones.',
  },
  reviewsYours: {
    id: 'legal.terms.reviewsYours',
    defaultMessage:
      'What you write and upload stays yours; you allow us to show it with the hotel. Upload only pictures that are yours, and write nothing that insults, deceives or breaks the law. We remove anything that does.',
  },
  assistantTitle: { id: 'legal.terms.assistantTitle', defaultMessage: '{assistant}' },
  assistantRole: {
    id: 'legal.terms.assistantRole',
    defaultMessage:
      '{assistant} is a computer assistant, not a person. She answers from live data and makes suggestions. Only your own click books, pays or cancels.',
  },
  assistantPerson: {
    id: 'legal.terms.assistantPerson',
    defaultMessage:
      'You can ask for a person at any time in the chat. If her words and the booking page differ, the booking page counts.',
  },
  conductTitle: { id: 'legal.terms.conductTitle', defaultMessage: 'Fair use' },
  conductList: { id: 'legal.terms.conductList', defaultMessage: 'Please do not:' },
  conductBots: {
    id: 'legal.terms.conductBots',
    defaultMessage: 'collect prices or pages automatically in a way that slows the service for others;',
  },
  conductFake: {
    id: 'legal.terms.conductFake',
    defaultMessage: 'book in somebody’s name without that person’s consent, or with no intention to stay;',
  },
  conductBreak: {
    id: 'legal.terms.conductBreak',
    defaultMessage: 'try to bypass our protections or reach what belongs to others.',
  },
  liabilityTitle: { id: 'legal.terms.liabilityTitle', defaultMessage: 'What we answer for' },
  liabilityOurs: {
    id: 'legal.terms.liabilityOurs',
    defaultMessage:
      'We are responsible for our own service: the price, dates and rules you confirmed are the ones we pass on to the hotel.',
  },
  liabilityHotel: {
    id: 'legal.terms.liabilityHotel',
    defaultMessage:
      'The hotel is responsible for the stay itself. If something goes wrong there, <contact>tell us</contact> and we will help you settle it.',
  },
  liabilityBreaks: {
    id: 'legal.terms.liabilityBreaks',
    defaultMessage:
      'The service may pause for repairs or when a partner does not answer. That does not affect a confirmed booking.',
  },
  lawTitle: { id: 'legal.terms.lawTitle', defaultMessage: 'Law and changes' },
  lawLaw: {
    id: 'legal.terms.lawLaw',
    defaultMessage:
      'The law of the State of Israel applies, together with any protection that the law of your own country gives you as a consumer.',
  },
  lawChanges: {
    id: 'legal.terms.lawChanges',
    defaultMessage:
      'When these terms change, the date at the top changes with them. A booking is governed by the terms in force on the day you booked.',
  },
});
