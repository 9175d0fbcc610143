import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'hotel.title', defaultMessage: 'Hotel' },
  description: { id: 'hotel.description', defaultMessage: '{hotel}, {place}: rooms, prices and photos.' },
  sharedStayFees: {
    id: 'hotel.shared-stay-fees',
    defaultMessage: '{dates}: {total} for the whole stay, plus {fees} paid at the hotel',
  },
  sharedStay: { id: 'hotel.shared-stay', defaultMessage: '{dates}: {total} for the whole stay' },
  back: { id: 'hotel.back', defaultMessage: 'Back' },
  loading: { id: 'hotel.loading', defaultMessage: 'Loading the hotel' },
  loadFailed: { id: 'hotel.load-failed', defaultMessage: 'Failed to load hotel details.' },
  idMissing: { id: 'hotel.id-missing', defaultMessage: 'Hotel ID is missing.' },
  notFoundLine: {
    id: 'hotel.not-found-line',
    defaultMessage: 'This hotel was not found. It may no longer be on our list. There are many others.',
  },
  toSearch: { id: 'hotel.to-search', defaultMessage: 'Return to Search' },
  datesReplaced: {
    id: 'hotel.dates-replaced',
    defaultMessage: 'The dates in this link are not valid. Shown instead: {range}.',
  },
  held: { id: 'hotel.held', defaultMessage: 'You hold this room until {time}: {room}, {range}.' },
  heldContinue: { id: 'hotel.held.continue', defaultMessage: 'Continue to checkout' },
  changing: {
    id: 'hotel.changing',
    defaultMessage:
      'You are changing your unpaid booking: {room}, {range}. Your new choice replaces it; extras, guest details and special requests are kept.',
  },
  changingKeep: { id: 'hotel.changing.keep', defaultMessage: 'Keep it as it is' },
  featured: { id: 'hotel.featured', defaultMessage: '{assistant}’s pick' },
  stars: { id: 'hotel.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  score: { id: 'hotel.score', defaultMessage: 'quality rating {score} of 5' },
  amenities: { id: 'hotel.amenities', defaultMessage: 'Amenities' },
  moreAmenities: { id: 'hotel.amenities.more', defaultMessage: 'Show all {count} amenities' },
  moreText: { id: 'hotel.text.more', defaultMessage: 'Read the whole description' },
  showLess: { id: 'hotel.less', defaultMessage: 'Show less' },
  checkInTime: { id: 'hotel.check-in-time', defaultMessage: 'Check-in from {time}' },
  checkOutTime: { id: 'hotel.check-out-time', defaultMessage: 'Check-out until {time}' },
  askTitle: { id: 'hotel.ask.title', defaultMessage: 'Ask {assistant}' },
  askLine: { id: 'hotel.ask.line', defaultMessage: 'Pool hours, the view, the breakfast' },
});

export const galleryMessages = defineMessages({
  title: { id: 'hotel.gallery.title', defaultMessage: 'Photos of {hotel}' },
  showAll: { id: 'hotel.gallery.show-all', defaultMessage: 'Show all photos' },
  picture: { id: 'hotel.gallery.picture', defaultMessage: '{hotel}, picture {number} of {count}' },
  titleAlone: { id: 'hotel.gallery.title-alone', defaultMessage: 'Photos of the hotel' },
  pictureAlone: { id: 'hotel.gallery.picture-alone', defaultMessage: 'Picture {number} of {count}' },
  open: { id: 'hotel.gallery.open', defaultMessage: 'Enlarge picture {number} of {count}' },
  illustration: { id: 'hotel.gallery.illustration', defaultMessage: 'Illustration' },
  noImage: { id: 'hotel.gallery.no-image', defaultMessage: 'No Image' },
});

export const roomMessages = defineMessages({
  heading: { id: 'hotel.rooms.heading', defaultMessage: 'Choose your room' },
  loading: { id: 'hotel.rooms.loading', defaultMessage: 'Looking for rooms and prices' },
  failed: { id: 'hotel.rooms.failed', defaultMessage: 'The prices could not be loaded.' },
  select: { id: 'hotel.rooms.select', defaultMessage: 'Select' },
  selected: { id: 'hotel.rooms.selected', defaultMessage: 'Selected' },
  times: {
    id: 'hotel.rooms.times',
    defaultMessage: '{price} × {nights, plural, one {# night} other {# nights}}',
  },
  timesRooms: {
    id: 'hotel.rooms.times-rooms',
    defaultMessage: '× {rooms, plural, one {# room} other {# rooms}}',
  },
  allRooms: {
    id: 'hotel.rooms.all-rooms',
    defaultMessage: 'for {rooms, plural, one {# room} other {# rooms}} together',
  },
  name: { id: 'hotel.rooms.name', defaultMessage: '{room}, {meal}, {policy}, {total}, {select}' },
  forParty: { id: 'hotel.rooms.for-party', defaultMessage: 'For your {people}' },
  forOne: { id: 'hotel.rooms.for-one', defaultMessage: 'For one adult' },
  lowest: { id: 'hotel.rooms.lowest', defaultMessage: 'Lowest price' },
  lowestAsked: { id: 'hotel.rooms.lowest-asked', defaultMessage: 'Lowest price with what you asked for' },
  bedsFirst: {
    id: 'hotel.rooms.beds-first',
    defaultMessage:
      'Rooms with a bed for everybody come first. The price from {total} is for a room with fewer beds.',
  },
  showLowest: { id: 'hotel.rooms.show-lowest', defaultMessage: 'Show that room' },
  none: { id: 'hotel.rooms.none', defaultMessage: 'no available rooms' },
  forDates: { id: 'hotel.rooms.for-dates', defaultMessage: 'for these dates' },
  onlyYours: {
    id: 'hotel.rooms.only-yours',
    defaultMessage: 'Apart from the room you hold, none is available for these dates.',
  },
  tryOthers: { id: 'hotel.rooms.try-others', defaultMessage: 'Try other dates or fewer guests.' },
  showAll: { id: 'hotel.rooms.show-all', defaultMessage: 'Show all {count} rooms' },
  askedFirst: {
    id: 'hotel.rooms.askedFirst',
    defaultMessage: 'Rooms with what you asked for come first: {wishes}.',
  },
  askedNone: {
    id: 'hotel.rooms.askedNone',
    defaultMessage: 'No room for these dates has everything you asked for: {wishes}.',
  },
  left: { id: 'hotel.rooms.left', defaultMessage: 'Only {count, plural, one {# room} other {# rooms}} left' },
});

export const dealMessages = defineMessages({
  deal: { id: 'hotel.deal.heading', defaultMessage: 'Deal details' },
  dealLine: {
    id: 'hotel.deal.line',
    defaultMessage: '{room}, {nights, plural, one {# night} other {# nights}}, {includes}',
  },
  finalPrice: { id: 'hotel.deal.final-price', defaultMessage: 'Final price' },
  propertyFees: { id: 'hotel.deal.property-fees', defaultMessage: 'Paid at the hotel, not included' },
  meals: { id: 'hotel.meals.heading', defaultMessage: 'Meal plans' },
  mealsHint: { id: 'hotel.meals.hint', defaultMessage: 'Select a room to choose its meal plan.' },
  policy: { id: 'hotel.policy.heading', defaultMessage: 'Cancellation policy' },
  otherwise: {
    id: 'hotel.policy.otherwise',
    defaultMessage: 'Otherwise non-refundable (rates without free cancellation)',
  },
  timeOver: {
    id: 'hotel.policy.time-over',
    defaultMessage: 'For these dates the time for free cancellation is over.',
  },
  rule: { id: 'hotel.policy.rule', defaultMessage: 'The general rule' },
  freeUntil: { id: 'hotel.policy.free-until', defaultMessage: 'Free cancellation until {moment}' },
  freeThen: {
    id: 'hotel.policy.free-then',
    defaultMessage: 'Free cancellation until {moment}; after that it costs {fee}',
  },
  free: { id: 'hotel.policy.free', defaultMessage: 'Free Cancellation' },
  byRoom: {
    id: 'hotel.policy.by-room',
    defaultMessage:
      'Some rooms can be cancelled free of charge, others not. Select a room to see its policy.',
  },
  nonRefundable: { id: 'hotel.policy.non-refundable', defaultMessage: 'Non-refundable' },
  step: { id: 'hotel.policy.step', defaultMessage: 'From {moment} – {fee}' },
  localTime: { id: 'hotel.policy.local-time', defaultMessage: 'Times are the hotel’s local time.' },
  today: { id: 'hotel.policy.today', defaultMessage: 'Today' },
  atCheckIn: { id: 'hotel.policy.at-check-in', defaultMessage: '{date}, check-in' },
});

export const panelMessages = defineMessages({
  label: { id: 'hotel.panel.label', defaultMessage: 'Your stay' },
  from: { id: 'hotel.panel.from', defaultMessage: 'from' },
  dates: { id: 'hotel.panel.dates', defaultMessage: 'Dates' },
  dayPrice: { id: 'hotel.panel.day-price', defaultMessage: 'from {price} a night, checked {ago}' },
  dayPricesAsked: {
    id: 'hotel.panel.day-prices-asked',
    defaultMessage:
      'The prices are of rooms with what you asked for: {wishes}. A day without such a room has no price.',
  },
  oldestPrice: { id: 'hotel.panel.oldest-price', defaultMessage: 'The oldest was checked {ago}.' },
  dayPrices: {
    id: 'hotel.panel.day-prices',
    defaultMessage:
      'From, a night, for {nights, plural, one {# night} other {# nights}} beginning that day, as last checked. Days without a price have not been checked lately.',
  },
  checkIn: { id: 'hotel.panel.check-in', defaultMessage: 'Check-in' },
  checkOut: { id: 'hotel.panel.check-out', defaultMessage: 'Check-out' },
  guests: { id: 'hotel.panel.guests', defaultMessage: 'Guests' },
  selectedRoom: { id: 'hotel.panel.selected-room', defaultMessage: 'Selected room' },
  mealPlan: { id: 'hotel.panel.meal-plan', defaultMessage: 'Meal plan' },
  cheaperAbout: {
    id: 'hotel.panel.cheaper-about',
    defaultMessage: 'This compares the room with the lowest price, not the one you selected.',
  },
  seeRooms: { id: 'hotel.panel.see-rooms', defaultMessage: 'See rooms' },
  bookNow: { id: 'hotel.panel.book-now', defaultMessage: 'Book Now' },
  changeBooking: { id: 'hotel.panel.change-booking', defaultMessage: 'Change booking' },
  selectFirst: { id: 'hotel.panel.select-first', defaultMessage: 'Please select a room to continue' },
  selectAlert: { id: 'hotel.panel.select-alert', defaultMessage: 'Please select a room type first.' },
  soldOut: {
    id: 'hotel.panel.sold-out',
    defaultMessage: 'No rooms for these dates. Choose other dates or fewer guests.',
  },
  ok: { id: 'hotel.panel.ok', defaultMessage: 'OK' },
  barLine: {
    id: 'hotel.panel.bar-line',
    defaultMessage: '{nights, plural, one {# night} other {# nights}}, {includes}',
  },
  heldTooMany: {
    id: 'hotel.booking.held-too-many',
    defaultMessage:
      'Rooms are already being held for three of your bookings. Complete one of them, or try again in half an hour.',
  },
  failed: {
    id: 'hotel.booking.failed',
    defaultMessage: 'Could not create booking. Please try again or select different dates.',
  },
  unavailable: {
    id: 'hotel.booking.unavailable',
    defaultMessage:
      'Could not create booking. Please try again or select different dates. Nothing was booked or charged. The hotel’s system is not answering at the moment.',
  },
  changedTitle: { id: 'hotel.booking.changed-title', defaultMessage: 'The price has changed' },
  changed: {
    id: 'hotel.booking.changed',
    defaultMessage: 'This room was {oldTotal} and is now {newTotal}. Nothing has been booked yet.',
  },
  accept: { id: 'hotel.booking.accept', defaultMessage: 'Book for {newTotal}' },
  leave: { id: 'hotel.booking.leave', defaultMessage: 'Choose another room' },
  lower: {
    id: 'hotel.booking.lower',
    defaultMessage: 'Good news: the price went down from {oldTotal} to {newTotal}.',
  },
});
