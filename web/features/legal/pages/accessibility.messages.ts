import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.accessibility.title', defaultMessage: 'Accessibility' },
  lead: {
    id: 'legal.accessibility.lead',
    defaultMessage:
      '{brand} aims at WCAG 2.1 AA, and support is available 24/7. Travel is for everybody, and so is booking it.',
  },
  standardTitle: { id: 'legal.accessibility.standardTitle', defaultMessage: 'What we aim at' },
  standardStandard: {
    id: 'legal.accessibility.standardStandard',
    defaultMessage:
      'The standard is WCAG 2.1, level AA, which Israeli Standard 5568 and the regulations on accessible services (2013) under the Equal Rights for Persons with Disabilities Law build on. Pages are tested against it with automatic tools, in English and in Hebrew.',
  },
  doneTitle: { id: 'legal.accessibility.doneTitle', defaultMessage: 'What was done' },
  doneIntro: { id: 'legal.accessibility.doneIntro', defaultMessage: 'On every page:' },
  doneKeyboard: {
    id: 'legal.accessibility.doneKeyboard',
    defaultMessage:
      'everything works by keyboard, in an order that makes sense, with a visible focus and a link that skips to the content;',
  },
  doneReader: {
    id: 'legal.accessibility.doneReader',
    defaultMessage:
      'everything works with a screen reader: headings, names, states and messages are announced, and text in another language is marked;',
  },
  doneZoom: {
    id: 'legal.accessibility.doneZoom',
    defaultMessage: 'text can be enlarged to 200%, and a screen of 320 pixels needs no scrolling sideways;',
  },
  doneColour: {
    id: 'legal.accessibility.doneColour',
    defaultMessage: 'contrast is at least 4.5 to 1 for text, and colour is never the only sign;',
  },
  doneMotion: {
    id: 'legal.accessibility.doneMotion',
    defaultMessage:
      'animations stop when your device asks for less motion; nothing flashes, and a booking that you have started can still be completed later;',
  },
  doneForms: {
    id: 'legal.accessibility.doneForms',
    defaultMessage: 'forms say what is missing in words, next to the field, and lose nothing that you typed.',
  },
  howToTitle: { id: 'legal.accessibility.howToTitle', defaultMessage: 'Using the site your way' },
  howToHow: {
    id: 'legal.accessibility.howToHow',
    defaultMessage:
      'Settings of your browser and device are respected: text size, zoom, less motion, high contrast. The language is changed at the top of every page. Whatever the search form can do, you can also ask {assistant} in writing.',
  },
  limitsTitle: { id: 'legal.accessibility.limitsTitle', defaultMessage: 'Known limits' },
  limitsIntro: { id: 'legal.accessibility.limitsIntro', defaultMessage: 'What we cannot promise yet:' },
  limitsPictures: {
    id: 'legal.accessibility.limitsPictures',
    defaultMessage:
      'pictures of hotels come from the hotels and are described only by the hotel’s name and a number;',
  },
  limitsTexts: {
    id: 'legal.accessibility.limitsTexts',
    defaultMessage: 'some descriptions of hotels exist in one language only and are shown in that language;',
  },
  limitsPeople: {
    id: 'legal.accessibility.limitsPeople',
    defaultMessage: 'not every page has been tried by people who use a screen reader every day;',
  },
  limitsHotels: {
    id: 'legal.accessibility.limitsHotels',
    defaultMessage:
      'what a hotel says about its own accessibility is not checked by us. Ask us before you book and we will ask the hotel.',
  },
  supportTitle: { id: 'legal.accessibility.supportTitle', defaultMessage: 'Accessibility coordinator' },
  supportWrite: {
    id: 'legal.accessibility.supportWrite',
    defaultMessage:
      'If something is in your way, <contact>write to us</contact> and we will help and put it right. Put “accessibility” in the message and it reaches our accessibility coordinator. Tell us the page, what you wanted to do and what you use. Support is available 24/7.',
  },
  contactMail: {
    id: 'legal.accessibility.contactMail',
    defaultMessage: 'Write to {email}: we reply within 24 hours.',
  },
  contactWhatsapp: {
    id: 'legal.accessibility.contactWhatsapp',
    defaultMessage: 'WhatsApp: {number}, available 24/7.',
  },
  contactOffice: {
    id: 'legal.accessibility.contactOffice',
    defaultMessage: 'Office: {office}, Mon-Fri 9AM-6PM.',
  },
  contactChat: {
    id: 'legal.accessibility.contactChat',
    defaultMessage:
      'In the chat you can always ask for a person: your conversation is passed on, and we reply within 24 hours.',
  },
});
