import type { Message } from '#i18n/messages.ts';

/** Messages by the English text that the server writes into its records, so that a record can be read in other languages. */
export const keyedByText = (known: Readonly<Record<string, Message>>): Readonly<Record<string, Message>> =>
  Object.fromEntries(Object.values(known).map((message) => [message.defaultMessage, message]));
