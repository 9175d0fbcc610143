import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  changePassword: { id: 'profile.password.title', defaultMessage: 'Change password' },
  current: { id: 'profile.password.current', defaultMessage: 'Current password' },
  next: { id: 'profile.password.next', defaultMessage: 'New password' },
  nextHint: {
    id: 'profile.password.nextHint',
    defaultMessage: 'At least 8 characters, and not a very common one.',
  },
  currentWrong: { id: 'profile.password.currentWrong', defaultMessage: 'This is not your current password.' },
  nextWeak: {
    id: 'profile.password.nextWeak',
    defaultMessage: 'Choose a password of 8 to 128 characters that is not a very common one.',
  },
  changed: {
    id: 'profile.password.changed',
    defaultMessage: 'Your password was changed. You are signed out everywhere else.',
  },
  deleteAccount: { id: 'profile.delete.title', defaultMessage: 'Delete my account' },
  deleteGone: {
    id: 'profile.delete.gone',
    defaultMessage: 'Your profile, favorites and sessions are deleted. This cannot be undone.',
  },
  deleteKept: {
    id: 'profile.delete.kept',
    defaultMessage:
      'Reviews stay without your name. Bookings stay without your name and address, because the law requires accounting records.',
  },
  deleteAhead: {
    id: 'profile.delete.ahead',
    defaultMessage: 'Upcoming stays have to be cancelled first.',
  },
  deleteRefused: {
    id: 'profile.delete.refused',
    defaultMessage:
      'You have a stay ahead, or a hotel has not answered yet. Cancel it first in {bookings}, then come back.',
  },
  bookings: { id: 'profile.delete.bookings', defaultMessage: 'My Bookings' },
  lastAdmin: {
    id: 'profile.delete.lastAdmin',
    defaultMessage: 'You are the only administrator. Make somebody else an administrator first.',
  },
  password: { id: 'profile.delete.password', defaultMessage: 'Your password' },
  confirm: { id: 'profile.delete.confirm', defaultMessage: 'Delete for good' },
  keep: { id: 'profile.delete.keep', defaultMessage: 'Keep my account' },
  deleted: { id: 'profile.delete.done', defaultMessage: 'Your account was deleted.' },
  required: { id: 'profile.password.required', defaultMessage: 'Enter your password.' },
});
