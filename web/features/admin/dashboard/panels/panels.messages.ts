import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.panels.title', defaultMessage: 'Messages and records' },
  messages: { id: 'admin.panels.messages', defaultMessage: 'Messages' },
  outbox: { id: 'admin.panels.outbox', defaultMessage: 'Outbox' },
  audit: { id: 'admin.panels.audit', defaultMessage: 'Audit log' },
  rates: { id: 'admin.panels.rates', defaultMessage: 'Exchange rates' },
  loading: { id: 'admin.panels.loading', defaultMessage: 'Loading' },
  pagesOf: { id: 'admin.panels.pagesOf', defaultMessage: 'Pages: {panel}' },
  noMessages: { id: 'admin.panels.noMessages', defaultMessage: 'No messages.' },
  noMails: { id: 'admin.panels.noMails', defaultMessage: 'No mails have been written.' },
  noEntries: { id: 'admin.panels.noEntries', defaultMessage: 'Nothing has been recorded.' },
  noMatch: { id: 'admin.panels.noMatch', defaultMessage: 'Nothing matches this choice.' },
  noRates: { id: 'admin.panels.noRates', defaultMessage: 'The exchange rates could not be read.' },
});

export const inbox = defineMessages({
  kind: { id: 'admin.messages.kind', defaultMessage: 'Kind of message' },
  all: { id: 'admin.messages.all', defaultMessage: 'All messages' },
  contact: { id: 'admin.messages.contact', defaultMessage: 'Contact form' },
  handover: { id: 'admin.messages.handover', defaultMessage: 'Handed over by the assistant' },
  notify: { id: 'admin.messages.notify', defaultMessage: 'Interest in a service' },
  noName: { id: 'admin.messages.noName', defaultMessage: 'No name' },
  answerBy: { id: 'admin.messages.answerBy', defaultMessage: 'Answer by {way}' },
  email: { id: 'admin.messages.email', defaultMessage: 'email' },
  phone: { id: 'admin.messages.phone', defaultMessage: 'phone' },
  whatsapp: { id: 'admin.messages.whatsapp', defaultMessage: 'WhatsApp' },
  handled: { id: 'admin.messages.handled', defaultMessage: 'Handled' },
  openCount: {
    id: 'admin.messages.openCount',
    defaultMessage: '{count, plural, one {# open} other {# open}}',
  },
  open: { id: 'admin.messages.open', defaultMessage: 'Open' },
  markHandled: { id: 'admin.messages.markHandled', defaultMessage: 'Mark as handled' },
  markOpen: { id: 'admin.messages.markOpen', defaultMessage: 'Mark as open' },
  conversation: {
    id: 'admin.messages.conversation',
    defaultMessage: 'Conversation with {assistant}: {count, plural, one {# message} other {# messages}}',
  },
  isCut: { id: 'admin.messages.isCut', defaultMessage: 'The beginning was too long to keep.' },
  traveller: { id: 'admin.messages.traveller', defaultMessage: 'Traveller' },
});

export const outbox = defineMessages({
  when: { id: 'admin.outbox.when', defaultMessage: 'Written' },
  to: { id: 'admin.outbox.to', defaultMessage: 'To' },
  subject: { id: 'admin.outbox.subject', defaultMessage: 'Subject' },
  kind: { id: 'admin.outbox.kind', defaultMessage: 'Kind' },
  status: { id: 'admin.outbox.status', defaultMessage: 'State' },
  all: { id: 'admin.outbox.all', defaultMessage: 'All mails' },
  attempts: {
    id: 'admin.outbox.attempts',
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
  },
  lastError: { id: 'admin.outbox.lastError', defaultMessage: 'Last error: {code}' },
  stored: { id: 'admin.outbox.stored', defaultMessage: 'Stored' },
  sent: { id: 'admin.outbox.sent', defaultMessage: 'Sent' },
  failed: { id: 'admin.outbox.failed', defaultMessage: 'Failed' },
  resend: { id: 'admin.outbox.resend', defaultMessage: 'Send again' },
  resendOf: { id: 'admin.outbox.resendOf', defaultMessage: 'Send “{subject}” to {to} again' },
  resent: { id: 'admin.outbox.resent', defaultMessage: 'The mail will be sent again.' },
  sentAlready: { id: 'admin.outbox.sentAlready', defaultMessage: 'The mail has been sent already.' },
  noRecipient: {
    id: 'admin.outbox.noRecipient',
    defaultMessage: 'It cannot be sent again: it has no address.',
  },
  linkExpired: {
    id: 'admin.outbox.linkExpired',
    defaultMessage:
      'It cannot be sent again: its link for a new password has expired. A new one can be requested on the sign-in page.',
  },
  preview: { id: 'admin.outbox.preview', defaultMessage: 'Preview' },
  previewOf: { id: 'admin.outbox.previewOf', defaultMessage: 'Preview of “{subject}” to {to}' },
  views: { id: 'admin.outbox.views', defaultMessage: 'Views of the mail' },
  asPage: { id: 'admin.outbox.asPage', defaultMessage: 'As a page' },
  asText: { id: 'admin.outbox.asText', defaultMessage: 'As text' },
  frame: { id: 'admin.outbox.frame', defaultMessage: 'The mail “{subject}”' },
  note: {
    id: 'admin.outbox.note',
    defaultMessage: 'Mails are stored here; they leave this machine only when a mail server is configured.',
  },
});

export const audit = defineMessages({
  what: { id: 'admin.audit.what', defaultMessage: 'What' },
  all: { id: 'admin.audit.all', defaultMessage: 'All actions' },
  person: { id: 'admin.audit.person', defaultMessage: 'Search by the administrator’s email' },
  changes: {
    id: 'admin.audit.changes',
    defaultMessage: '{count, plural, one {# changed field} other {# changed fields}}',
  },
  field: { id: 'admin.audit.field', defaultMessage: 'Field' },
  before: { id: 'admin.audit.before', defaultMessage: 'Before' },
  after: { id: 'admin.audit.after', defaultMessage: 'After' },
  yes: { id: 'admin.audit.yes', defaultMessage: 'Yes' },
  no: { id: 'admin.audit.no', defaultMessage: 'No' },
  notKept: { id: 'admin.audit.notKept', defaultMessage: 'Not kept here' },
  longText: { id: 'admin.audit.longText', defaultMessage: 'Not kept here (length: {count})' },
});

export const rates = defineMessages({
  note: {
    id: 'admin.rates.note',
    defaultMessage:
      'Table of {date}. Estimates for travellers and the dollars of this panel are made with it; what is charged is always shekels.',
  },
  currency: { id: 'admin.rates.currency', defaultMessage: 'Currency' },
  perShekel: { id: 'admin.rates.perShekel', defaultMessage: 'For one shekel' },
  shekels: { id: 'admin.rates.shekels', defaultMessage: 'Shekels for one' },
});
