import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Contact' },
  description: {
    id: 'contact.description',
    defaultMessage: 'Write to us, find our office, or ask {assistant} in the chat.',
  },
  lead: {
    id: 'contact.lead',
    defaultMessage: 'Before the trip, on the way or back home: we are here for you.',
  },
  loading: { id: 'contact.loading', defaultMessage: 'Loading how to reach us' },
  chatTitle: { id: 'contact.chat.title', defaultMessage: 'Hi, I’m {assistant}!' },
  chatLine: { id: 'contact.chat.line', defaultMessage: 'Most answers take me a moment.' },
  chat: { id: 'contact.chat.open', defaultMessage: 'Chat with {assistant}' },
  email: { id: 'contact.card.email', defaultMessage: 'Email' },
  emailLine: { id: 'contact.card.emailLine', defaultMessage: 'We reply within 24 hours' },
  whatsapp: { id: 'contact.card.whatsapp', defaultMessage: 'WhatsApp' },
  whatsappLine: { id: 'contact.card.whatsappLine', defaultMessage: 'Available 24/7' },
  office: { id: 'contact.card.office', defaultMessage: 'Office' },
  officeLine: { id: 'contact.card.officeLine', defaultMessage: 'Mon-Fri 9AM-6PM' },
});

export const form = defineMessages({
  title: { id: 'contact.form.title', defaultMessage: 'Send us a message' },
  name: { id: 'contact.form.name', defaultMessage: 'Full name' },
  email: { id: 'contact.form.email', defaultMessage: 'Email' },
  phone: { id: 'contact.form.phone', defaultMessage: 'Phone (optional)' },
  phoneHint: {
    id: 'contact.form.phoneHint',
    defaultMessage: 'Leave a number so that we can reach you there.',
  },
  subject: { id: 'contact.form.subject', defaultMessage: 'Subject (optional)' },
  choose: { id: 'contact.form.choose', defaultMessage: 'Choose a subject' },
  message: { id: 'contact.form.message', defaultMessage: 'Message' },
  preferred: { id: 'contact.form.preferred', defaultMessage: 'How should we answer?' },
  send: { id: 'contact.form.send', defaultMessage: 'Send message' },
  sending: { id: 'contact.form.sending', defaultMessage: 'Sending…' },
  thanks: {
    id: 'contact.form.thanks',
    defaultMessage: "Thank you for your message! We'll get back to you within 24 hours.",
  },
});

export const ways = defineMessages({
  email: { id: 'contact.way.email', defaultMessage: 'Email' },
  phone: { id: 'contact.way.phone', defaultMessage: 'Phone' },
  whatsapp: { id: 'contact.way.whatsapp', defaultMessage: 'WhatsApp' },
});

export const subjectNames = defineMessages({
  general: { id: 'contact.subject.general', defaultMessage: 'General Inquiry' },
  booking: { id: 'contact.subject.booking', defaultMessage: 'Booking Assistance' },
  payment: { id: 'contact.subject.payment', defaultMessage: 'Payment Issues' },
  cancellation: { id: 'contact.subject.cancellation', defaultMessage: 'Cancellation Request' },
  hotel: { id: 'contact.subject.hotel', defaultMessage: 'Hotel Information' },
  technical: { id: 'contact.subject.technical', defaultMessage: 'Technical Support' },
  partnership: { id: 'contact.subject.partnership', defaultMessage: 'Partnership Inquiry' },
  feedback: { id: 'contact.subject.feedback', defaultMessage: 'Feedback & Suggestions' },
});

export const problems = defineMessages({
  name: { id: 'contact.error.name', defaultMessage: 'Enter your name.' },
  email: { id: 'contact.error.email', defaultMessage: 'Enter an email address like name@example.com.' },
  phone: { id: 'contact.error.phone', defaultMessage: 'Shorten this to 50 characters.' },
  subject: { id: 'contact.error.subject', defaultMessage: 'Choose another subject.' },
  noMessage: { id: 'contact.error.noMessage', defaultMessage: 'Write your message.' },
  message: { id: 'contact.error.message', defaultMessage: 'Write a message of at most 5,000 characters.' },
});
