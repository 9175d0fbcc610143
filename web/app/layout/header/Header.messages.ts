import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  navigation: { id: 'app.header.navigation', defaultMessage: 'Navigation' },
  bookings: { id: 'app.header.bookings', defaultMessage: 'My Bookings' },
  favorites: { id: 'app.header.favorites', defaultMessage: 'Favorites' },
  hearts: {
    id: 'app.header.hearts',
    defaultMessage: 'Favorites: {count, plural, one {# hotel} other {# hotels}}',
  },
  profile: { id: 'app.header.profile', defaultMessage: 'Profile' },
  discover: { id: 'app.header.discover', defaultMessage: 'Discover' },
  carRental: { id: 'app.header.carRental', defaultMessage: 'Car Rental' },
  insurance: { id: 'app.header.insurance', defaultMessage: 'Travel Insurance' },
  attractions: { id: 'app.header.attractions', defaultMessage: 'Attractions' },
  accessibility: { id: 'app.header.accessibility', defaultMessage: 'Accessibility' },
  admin: { id: 'app.header.admin', defaultMessage: 'Admin Panel' },
  language: { id: 'app.header.language', defaultMessage: 'Language' },
  notProofread: { id: 'app.header.notProofread', defaultMessage: 'Not yet proofread' },
  currency: { id: 'app.header.currency', defaultMessage: 'Currency' },
  currencyNote: { id: 'app.header.currencyNote', defaultMessage: 'Estimates only: you pay in ₪' },
  chat: { id: 'app.header.chat', defaultMessage: 'Chat' },
  signIn: { id: 'app.header.signIn', defaultMessage: 'Sign In' },
  signOut: { id: 'app.header.signOut', defaultMessage: 'Sign Out' },
  signOutFailed: {
    id: 'app.header.signOutFailed',
    defaultMessage: 'Signing out did not work. Please try again.',
  },
  signInFailed: {
    id: 'app.header.signInFailed',
    defaultMessage: 'The sign-in page cannot be reached. Please try again.',
  },
  account: { id: 'app.header.account', defaultMessage: 'My Account' },
  openMenu: { id: 'app.header.openMenu', defaultMessage: 'Open menu' },
  closeMenu: { id: 'app.header.closeMenu', defaultMessage: 'Close menu' },
});
