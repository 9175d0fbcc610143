import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.terms.title', defaultMessage: 'Terms of use' },
  lead: {
    id: 'legal.terms.lead',
    defaultMessage:
      'These terms hold between you and {brand} whenever you search, book or write here. They are short on purpose. Nothing in them takes away a right that the law gives you.',
  },
  serviceTitle: { id: 'legal.terms.serviceTitle', defaultMessage: 'What we do' },
  serviceRole: {
    id: 'legal.terms.serviceRole',
    defaultMessage:
      '{brand} finds hotels and passes your booking on to them. The stay itself is given by the hotel, under its house rules.',
  },
  serviceSources: {
    id: 'legal.terms.serviceSources',
    defaultMessage:
      'Descriptions, pictures and amenities come from the hotels and from our partners. We show them as we get them and mend what we know to be wrong.',
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
      'Searching, looking at hotels and starting a booking need no account. Paying, My Bookings, Favorites and the profile do.',
  },
  accountAdult: {
    id: 'legal.terms.accountAdult',
    defaultMessage:
      'Whoever books must be at least 18 years old. Keep your password to yourself and tell us when somebody else may know it.',
  },
  accountClose: {
    id: 'legal.terms.accountClose',
    defaultMessage:
      'You can delete your account in your <profile>profile</profile> at any time. Stays that lie ahead have to be cancelled first.',
  },
  bookingTitle: { id: 'legal.terms.bookingTitle', defaultMessage: 'When a booking is made' },
  bookingConfirmed: {
    id: 'legal.terms.bookingConfirmed',
    defaultMessage:
      'A booking is made when its status is confirmed; until then nothing is reserved for good.',
  },
  bookingHeld: {
    id: 'legal.terms.bookingHeld',
    defaultMessage:
      'The price of a booking is kept for {holdMinutes} minutes. Afterwards the booking stays pending and can be completed from <bookings>My Bookings</bookings>, with the price checked again.',
  },
  bookingUnclear: {
    id: 'legal.terms.bookingUnclear',
    defaultMessage:
      'When a hotel has not answered yet, we say that we are confirming with it. We never book a second time on our own.',
  },
  bookingDetails: {
    id: 'legal.terms.bookingDetails',
    defaultMessage:
      'Give true details of the guests, and names in Latin letters where the page asks for them. A hotel may refuse guests whose documents show other names.',
  },
  pricesTitle: { id: 'legal.terms.pricesTitle', defaultMessage: 'Prices' },
  pricesFull: {
    id: 'legal.terms.pricesFull',
    defaultMessage:
      'Every price is the full amount, including taxes, VAT and fees, from the first card to the receipt. The total is what you pay; a price per night is the hotel’s own, or the total divided by the nights, in whole shekels.',
  },
  pricesDesk: {
    id: 'legal.terms.pricesDesk',
    defaultMessage:
      'Money that a hotel collects at the desk is named on its own line, in its own currency, before you book, and is never part of the total.',
  },
  pricesChange: {
    id: 'legal.terms.pricesChange',
    defaultMessage:
      'Price and availability are checked when you press Book Now, when checkout opens and when you pay. If the price went up you are asked first; if it went down you pay the lower one.',
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
      'What cancelling costs, and how it is done, is told in the <cancellation>cancellation policy</cancellation>, which is part of these terms.',
  },
  reviewsTitle: { id: 'legal.terms.reviewsTitle', defaultMessage: 'Reviews and pictures' },
  reviewsWho: {
    id: 'legal.terms.reviewsWho',
    defaultMessage:
      'Reviews are written by members after a stay that they booked here. They are not sorted by whether they praise.',
  },
  reviewsYours: {
    id: 'legal.terms.reviewsYours',
    defaultMessage:
      'What you write and upload stays yours; you allow us to show it with the hotel. Upload only pictures that are yours, and write nothing that insults, deceives or breaks the law. We remove what does.',
  },
  assistantTitle: { id: 'legal.terms.assistantTitle', defaultMessage: '{assistant}' },
  assistantRole: {
    id: 'legal.terms.assistantRole',
    defaultMessage:
      '{assistant} is a computer assistant, not a person. She answers from live data and proposes. Only your own click books, pays or cancels.',
  },
  assistantPerson: {
    id: 'legal.terms.assistantPerson',
    defaultMessage:
      'In the chat you can always ask for a person. Where her words and the booking page differ, the booking page holds.',
  },
  conductTitle: { id: 'legal.terms.conductTitle', defaultMessage: 'Fair use' },
  conductList: { id: 'legal.terms.conductList', defaultMessage: 'Please do not:' },
  conductBots: {
    id: 'legal.terms.conductBots',
    defaultMessage: 'collect prices or pages by machine in a way that slows the service for others;',
  },
  conductFake: {
    id: 'legal.terms.conductFake',
    defaultMessage: 'book in somebody’s name without that person’s consent, or with no intention to stay;',
  },
  conductBreak: {
    id: 'legal.terms.conductBreak',
    defaultMessage: 'try to get around protections or to reach what belongs to others.',
  },
  liabilityTitle: { id: 'legal.terms.liabilityTitle', defaultMessage: 'What we answer for' },
  liabilityOurs: {
    id: 'legal.terms.liabilityOurs',
    defaultMessage:
      'We answer for our own service: that the price, the dates and the rules you confirmed are those that we pass on to the hotel.',
  },
  liabilityHotel: {
    id: 'legal.terms.liabilityHotel',
    defaultMessage:
      'For the stay itself the hotel answers. If something goes wrong there, <contact>tell us</contact> and we will help you to settle it.',
  },
  liabilityBreaks: {
    id: 'legal.terms.liabilityBreaks',
    defaultMessage:
      'The service may pause for repairs or when a partner does not answer. A confirmed booking is not touched by that.',
  },
  lawTitle: { id: 'legal.terms.lawTitle', defaultMessage: 'Law and changes' },
  lawLaw: {
    id: 'legal.terms.lawLaw',
    defaultMessage:
      'The law of the State of Israel holds, together with any protection that the law of your own country gives you as a consumer.',
  },
  lawChanges: {
    id: 'legal.terms.lawChanges',
    defaultMessage:
      'When these terms change, the date at the top changes with them. For a booking, the terms of the day on which you booked hold.',
  },
});
