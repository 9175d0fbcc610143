import type { Message } from '#i18n/messages.ts';

/** Messages by the English text that the server writes into its records, so that a record can be read in other languages. */
export const keyedByText = (known: Readonly<Record<string, Message>>): Readonly<Record<string, Message>> =>
  Object.fromEntries(Object.values(known).map((message) => [message.defaultMessage, message]));

const gap = '{number}';

/** The word that stands in a text where the message has a number; null where the text is another one. */
function numberIn(text: string, message: Message): string | null {
  const [head = '', tail = ''] = message.defaultMessage.split(gap);
  const number = text.slice(head.length, text.length - tail.length);
  return text === head + number + tail && /^\S+$/.test(number) ? number : null;
}

/** Reads a text that the server wrote with one number in it by the messages that have `{number}` there. */
export function readByNumber(
  text: string,
  known: Readonly<Record<string, Message>>,
): { readonly message: Message; readonly number: string } | null {
  for (const message of Object.values(known)) {
    const number = numberIn(text, message);
    if (number !== null) return { message, number };
  }
  return null;
}
