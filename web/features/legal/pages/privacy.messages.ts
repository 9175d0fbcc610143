import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.privacy.title', defaultMessage: 'Privacy' },
  lead: {
    id: 'legal.privacy.lead',
    defaultMessage:
      'What {brand} keeps about you, who sees it, how long it stays and how you can have it removed. We keep what a booking needs, and no more.',
  },
  keptTitle: { id: 'legal.privacy.keptTitle', defaultMessage: 'What we keep' },
  keptIntro: {
    id: 'legal.privacy.keptIntro',
    defaultMessage: 'You can search without giving a name. Once you do more, we keep:',
  },
  keptProfile: {
    id: 'legal.privacy.keptProfile',
    defaultMessage:
      'your profile: name, email address, phone, picture, language, currency and whether you want the newsletter;',
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
      'To make and look after your bookings, to keep your account, to answer you and to keep the accounting records the law requires. You do not have to give us anything, but a hotel cannot take a booking without the guests’ details.',
  },
  whyNoSale: {
    id: 'legal.privacy.whyNoSale',
    defaultMessage: 'We do not sell your data, show advertising or build a profile of you for others.',
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
      'Our administrators see bookings, profiles and messages to help you. Every change they make is recorded.',
  },
  sharedReviews: {
    id: 'legal.privacy.sharedReviews',
    defaultMessage: 'Reviews are public and show the name you gave with them.',
  },
  sharedLaw: {
    id: 'legal.privacy.sharedLaw',
    defaultMessage: 'Beyond that, we share data only when the law requires it.',
  },
  assistantTitle: { id: 'legal.privacy.assistantTitle', defaultMessage: 'Conversations with {assistant}' },
  assistantKept: {
    id: 'legal.privacy.assistantKept',
    defaultMessage:
      'A conversation with {assistant} is kept so that you can pick it up again; it expires after a day, or with your account. It reaches our team only if you ask for a person.',
  },
  assistantModel: {
    id: 'legal.privacy.assistantModel',
    defaultMessage:
      'To understand you, {assistant} may use a language model run by a provider that works for us, which then receives the words of the conversation. Please do not write card numbers or health details there.',
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
      'the browser’s own storage for hearts given before signing in, your last search, dates and places, the hotels you looked at last, a booking you started, whether somebody ever signed in here, whether you closed the notice that offers your language, forms you have not sent, the conversation with {assistant} and, until you sign out, your own bookings, receipts and confirmations, so that you can read them offline.',
  },
  devicePosition: {
    id: 'legal.privacy.devicePosition',
    defaultMessage:
      'Where you are is asked for only when you press “Near me”, and your browser asks you first. The position itself stays in the browser and is not kept: it finds the nearest cities there, and only their names are sent to us.',
  },
  deviceOthers: {
    id: 'legal.privacy.deviceOthers',
    defaultMessage:
      'Nobody else tracks you here: hotel pictures come through our own server, so no one else learns what you look at.',
  },
  howLongTitle: { id: 'legal.privacy.howLongTitle', defaultMessage: 'How long it stays' },
  howLongAccount: {
    id: 'legal.privacy.howLongAccount',
    defaultMessage:
      'Profile, favorites and reviews stay until you delete them or your account. Bookings stay for as long as the law requires accounting records.',
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
      'You can delete your account there too. Profile, favorites and sessions are deleted. Reviews stay without your name, and bookings without your name and address, because the law requires accounting records. Upcoming stays have to be cancelled first.',
  },
  rightsAsk: {
    id: 'legal.privacy.rightsAsk',
    defaultMessage:
      'The Protection of Privacy Law, 1981, gives you the right to see what is kept about you and to have it corrected or removed. <contact>Write to us</contact>; you may also turn to the Privacy Protection Authority.',
  },
  safeTitle: { id: 'legal.privacy.safeTitle', defaultMessage: 'How it is protected' },
  safeSecurity: {
    id: 'legal.privacy.safeSecurity',
    defaultMessage: 'Read how accounts, payments and data are protected under <security>security</security>.',
  },
});
