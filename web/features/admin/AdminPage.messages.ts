import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.title', defaultMessage: 'Admin Panel' },
  welcome: { id: 'admin.welcome', defaultMessage: 'Welcome, {name}' },
  administrator: { id: 'admin.administrator', defaultMessage: 'Administrator' },
  checking: { id: 'admin.checking', defaultMessage: 'Checking access' },
  sections: { id: 'admin.sections', defaultMessage: 'Sections of the admin panel' },
  loading: { id: 'admin.loading', defaultMessage: 'Loading the section' },
  dashboard: { id: 'admin.tabs.dashboard', defaultMessage: 'Dashboard' },
  hotels: { id: 'admin.tabs.hotels', defaultMessage: 'Hotels' },
  bookings: { id: 'admin.tabs.bookings', defaultMessage: 'Bookings' },
  reviews: { id: 'admin.tabs.reviews', defaultMessage: 'Reviews' },
  users: { id: 'admin.tabs.users', defaultMessage: 'Users' },
  denied: { id: 'admin.denied.title', defaultMessage: 'Access Denied' },
  deniedText: {
    id: 'admin.denied.text',
    defaultMessage: "You don't have administrator privileges to access this page.",
  },
  pleaseSignIn: { id: 'admin.denied.pleaseSignIn', defaultMessage: 'Please sign in' },
  goBack: { id: 'admin.denied.goBack', defaultMessage: 'Go Back' },
  signIn: { id: 'admin.denied.signIn', defaultMessage: 'Sign In' },
  signInFailed: {
    id: 'admin.denied.signInFailed',
    defaultMessage: 'The sign-in page cannot be reached. Please try again.',
  },
});
