import { MAX } from './message-input.ts';

/** Accepted input of each field of a message, in English for developers. */
export const messageInputRules: Readonly<Record<string, string>> = {
  name: `at most ${MAX.name} characters without a web address; needed in the contact form`,
  email: `an e-mail address of at most ${MAX.email} characters`,
  phone: `at most ${MAX.phone} characters; at least 6 digits where somebody is to call`,
  subject: `at most ${MAX.subject} characters`,
  message: `1 to ${MAX.message} characters`,
  note: 'at most 2000 characters',
};
