import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'checkout.signIn.title', defaultMessage: 'Your account for this booking' },
  line: {
    id: 'checkout.signIn.line',
    defaultMessage: 'Your choice is saved. You will continue right here.',
  },
  signIn: { id: 'checkout.signIn.signIn', defaultMessage: 'Sign in' },
  create: { id: 'checkout.signIn.create', defaultMessage: 'Create account' },
  fullName: { id: 'checkout.signIn.fullName', defaultMessage: 'Full name' },
  email: { id: 'checkout.signIn.email', defaultMessage: 'Email' },
  password: { id: 'checkout.signIn.password', defaultMessage: 'Password' },
  passwordHint: { id: 'checkout.signIn.passwordHint', defaultMessage: 'At least 8 characters' },
  forgot: { id: 'checkout.signIn.forgot', defaultMessage: 'Forgot your password?' },
  newTab: { id: 'checkout.signIn.newTab', defaultMessage: '(opens in a new tab)' },
});

/** Errors of empty fields. */
export const missing = defineMessages({
  fullName: { id: 'checkout.signIn.missing.fullName', defaultMessage: 'Enter your full name.' },
  email: { id: 'checkout.signIn.missing.email', defaultMessage: 'Enter your email address.' },
  password: { id: 'checkout.signIn.missing.password', defaultMessage: 'Enter a password.' },
});

/** Texts for each refusal; they never say whether the email or the password is wrong. */
export const refusals = defineMessages({
  INVALID_CREDENTIALS: {
    id: 'checkout.signIn.invalid',
    defaultMessage: 'Incorrect email or password.',
  },
  TOO_MANY_ATTEMPTS: {
    id: 'checkout.signIn.tooMany',
    defaultMessage: 'Too many attempts. Please wait a few minutes and try again.',
  },
  WEAK_PASSWORD: {
    id: 'checkout.signIn.weak',
    defaultMessage: 'Choose a password of 8 to 128 characters that is not very common.',
  },
  EMAIL_REFUSED: {
    id: 'checkout.signIn.emailRefused',
    defaultMessage: 'This email address cannot be used for a new account. Do you have one already?',
  },
});
