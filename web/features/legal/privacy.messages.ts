import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.privacy.title', defaultMessage: 'Privacy' },
  lead: {
    id: 'legal.privacy.lead',
    defaultMessage:
      'What {brand} keeps about you, who sees it, how long it stays and how you take it away again. We keep what a booking needs, and no more.',
  },
  keptTitle: { id: 'legal.privacy.keptTitle', defaultMessage: 'What we keep' },
  keptIntro: {
    id: 'legal.privacy.keptIntro',
    defaultMessage: 'Searching needs no name. As soon as you use more, we keep:',
  },
  keptProfile: {
    id: 'legal.privacy.keptProfile',
    defaultMessage:
      'your profile: name, e-mail address, phone, picture, language, currency and whether you want the newsletter;',
  },
  keptBookings: {
    id: 'legal.privacy.keptBookings',
    defaultMessage:
      'bookings with their guest details, ages of children, special requests, and the brand and last four digits of the card;',
  },
  keptYours: {
    id: 'legal.privacy.keptYours',
    defaultMessage: 'favorites, reviews and the pictures you upload;',
  },
  keptMessages: {
    id: 'legal.privacy.keptMessages',
    defaultMessage: 'the messages you send us, and the mails we send you about bookings.',
  },
  keptNever: {
    id: 'legal.privacy.keptNever',
    defaultMessage: 'Your card number and security code are never sent to us.',
  },
  whyTitle: { id: 'legal.privacy.whyTitle', defaultMessage: 'What for' },
  whyWhy: {
    id: 'legal.privacy.whyWhy',
    defaultMessage:
      'To make and look after your bookings, to keep your account, to answer you and to keep the accounts that the law asks for. You need not give us anything, but without the details of the guests a hotel cannot take a booking.',
  },
  whyNoSale: {
    id: 'legal.privacy.whyNoSale',
    defaultMessage: 'We sell nothing about you, show no advertising and build no profile of you for others.',
  },
  sharedTitle: { id: 'legal.privacy.sharedTitle', defaultMessage: 'Who sees it' },
  sharedHotels: {
    id: 'legal.privacy.sharedHotels',
    defaultMessage:
      'Hotels, and the partner through whom we book them, get what they need for your stay: the names of the guests, how to reach you and your special requests.',
  },
  sharedAdmins: {
    id: 'legal.privacy.sharedAdmins',
    defaultMessage:
      'Our administrators see bookings, profiles and messages to help you. What they change is written down.',
  },
  sharedReviews: {
    id: 'legal.privacy.sharedReviews',
    defaultMessage: 'Reviews are public and show the name you gave with them.',
  },
  sharedLaw: {
    id: 'legal.privacy.sharedLaw',
    defaultMessage: 'Beyond that, we pass data on only when the law obliges us to.',
  },
  assistantTitle: { id: 'legal.privacy.assistantTitle', defaultMessage: 'Talks with {assistant}' },
  assistantKept: {
    id: 'legal.privacy.assistantKept',
    defaultMessage:
      'A talk with {assistant} is kept for a while so that you can go on with it, and expires by itself after a day, or with your account. Only when you ask for a person is it passed on to our team.',
  },
  assistantModel: {
    id: 'legal.privacy.assistantModel',
    defaultMessage:
      'To understand you, {assistant} may use a language model of a provider that works for us. It then gets the words of the talk. Please write no card numbers and no health details into it.',
  },
  deviceTitle: { id: 'legal.privacy.deviceTitle', defaultMessage: 'Cookies and this device' },
  deviceIntro: {
    id: 'legal.privacy.deviceIntro',
    defaultMessage: 'We use only what the site needs to work, so there is nothing to consent to:',
  },
  deviceSession: {
    id: 'legal.privacy.deviceSession',
    defaultMessage: 'a cookie for your session, kept 30 days at most;',
  },
  deviceDraft: {
    id: 'legal.privacy.deviceDraft',
    defaultMessage: 'a cookie that makes a booking you started before signing in yours, for 7 days;',
  },
  deviceChoices: {
    id: 'legal.privacy.deviceChoices',
    defaultMessage:
      'cookies for your choices, for a year: language (lang), currency (currency), light or dark (theme);',
  },
  deviceStorage: {
    id: 'legal.privacy.deviceStorage',
    defaultMessage:
      'the browser’s own storage for hearts given before signing in, your last dates, forms you have not sent and the talk with {assistant}.',
  },
  deviceOthers: {
    id: 'legal.privacy.deviceOthers',
    defaultMessage:
      'There is no tracking by others: pictures of hotels come through our own server, so that nobody else learns what you look at.',
  },
  howLongTitle: { id: 'legal.privacy.howLongTitle', defaultMessage: 'How long it stays' },
  howLongAccount: {
    id: 'legal.privacy.howLongAccount',
    defaultMessage:
      'Profile, favorites and reviews stay until you delete them or your account. Bookings stay as long as accounts must be kept.',
  },
  rightsTitle: { id: 'legal.privacy.rightsTitle', defaultMessage: 'What you can do' },
  rightsDownload: {
    id: 'legal.privacy.rightsDownload',
    defaultMessage:
      'In your <profile>profile</profile> you can see and change your details, and download everything we keep about you as a file.',
  },
  rightsDelete: {
    id: 'legal.privacy.rightsDelete',
    defaultMessage:
      'You can delete your account there too. Profile, favorites and sessions are deleted. Reviews stay without your name, and bookings without your name and address, because accounts must be kept. Stays that lie ahead have to be cancelled first.',
  },
  rightsAsk: {
    id: 'legal.privacy.rightsAsk',
    defaultMessage:
      'The Protection of Privacy Law, 1981, gives you the right to look at what is kept about you and to have it corrected or removed. <contact>Write to us</contact>; you may also turn to the Privacy Protection Authority.',
  },
  safeTitle: { id: 'legal.privacy.safeTitle', defaultMessage: 'How it is protected' },
  safeSecurity: {
    id: 'legal.privacy.safeSecurity',
    defaultMessage:
      'How accounts, payments and data are protected is told under <security>security</security>.',
  },
});
