import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.security.title', defaultMessage: 'Security' },
  lead: {
    id: 'legal.security.lead',
    defaultMessage:
      'How {brand} protects your account, your bookings and your card, what you can do yourself, and where to report a weakness.',
  },
  cardTitle: { id: 'legal.security.cardTitle', defaultMessage: 'Your card' },
  cardNever: {
    id: 'legal.security.cardNever',
    defaultMessage:
      'Card number and security code never leave your page. We keep only the brand and the last four digits. Payment is simulated for now: no card is charged.',
  },
  passwordTitle: { id: 'legal.security.passwordTitle', defaultMessage: 'Your password' },
  passwordHash: {
    id: 'legal.security.passwordHash',
    defaultMessage:
      'Passwords are stored only as salted hashes, so nobody here can read yours. Well-known passwords are refused.',
  },
  passwordPause: {
    id: 'legal.security.passwordPause',
    defaultMessage:
      'After several wrong attempts, signing in is paused. A mail with a link for a new password never says whether an account exists.',
  },
  sessionTitle: { id: 'legal.security.sessionTitle', defaultMessage: 'Your session' },
  sessionCookie: {
    id: 'legal.security.sessionCookie',
    defaultMessage:
      'Your session is a cookie that scripts cannot read. Signing out ends it on the server too, and an unused session ends by itself. Administrators are signed out sooner.',
  },
  sessionPages: {
    id: 'legal.security.sessionPages',
    defaultMessage:
      'Pages run only our own scripts, load nothing from third parties and cannot be embedded in another site.',
  },
  accessTitle: { id: 'legal.security.accessTitle', defaultMessage: 'Who reaches what' },
  accessChecked: {
    id: 'legal.security.accessChecked',
    defaultMessage:
      'Every booking and profile is checked on the server: you see your own, and apart from you only our administrators can. Every change an administrator makes is recorded.',
  },
  accessTwice: {
    id: 'legal.security.accessTwice',
    defaultMessage: 'A double click, a lost connection or a restart never books or charges twice.',
  },
  assistantTitle: { id: 'legal.security.assistantTitle', defaultMessage: '{assistant}' },
  assistantRead: {
    id: 'legal.security.assistantRead',
    defaultMessage:
      '{assistant} can read but never book, pay or cancel. Hotel texts and reviews are data to her, never instructions.',
  },
  youTitle: { id: 'legal.security.youTitle', defaultMessage: 'What you can do' },
  youIntro: { id: 'legal.security.youIntro', defaultMessage: 'Three habits keep your account safe:' },
  youUnique: {
    id: 'legal.security.youUnique',
    defaultMessage: 'use a long password that you use nowhere else;',
  },
  youSignOut: { id: 'legal.security.youSignOut', defaultMessage: 'sign out on shared devices;' },
  youMail: {
    id: 'legal.security.youMail',
    defaultMessage: 'never send card numbers or passwords by mail or chat: we will not ask for them.',
  },
  reportTitle: { id: 'legal.security.reportTitle', defaultMessage: 'Report a weakness' },
  reportTell: {
    id: 'legal.security.reportTell',
    defaultMessage:
      'If you find a weakness, or think someone has used your account, <contact>tell us</contact>. Please test only with your own accounts, and give us time to fix it before you tell others. Anyone who reports in good faith has nothing to fear from us.',
  },
});
