import type { RefusedInput } from '#models/refused-input.ts';
import type { MailLanguage } from '#models/messages/mail.ts';
import type { ContactMessage, NotifyRequest, NotifyTopic } from '#models/messages/message.ts';
import type { Viewer } from '#models/viewer.ts';
import type { ChatTurn } from '#models/messages/chat.ts';
import { type HandoverInput, handoverText, readHandover } from './handover.ts';
import { emailAddress, readContact } from './message-input.ts';
import type { ContactInput } from './message-input.ts';

/** The writer of a message. A GraphQL context has this shape. */
interface Writer {
  readonly viewer: Pick<Viewer, 'id' | 'email' | 'fullName' | 'phone'> | null;
  readonly language: MailLanguage;
}

/** Stores messages. */
interface MessageStore {
  createContact(message: ContactMessage, author: string | null): Promise<string>;
  createHandover(message: ContactMessage, author: string | null): Promise<string>;
  createNotify(request: NotifyRequest, author: string | null): Promise<string>;
  notifyOf(topic: NotifyTopic, email: string): Promise<string | null>;
}

/** Confirmation mails for writers, sent in the background. */
interface Copies {
  contactCopy(id: string, message: ContactMessage): void;
  notifyCopy(id: string, request: NotifyRequest): void;
}

type MessageAnswer =
  | { readonly __typename: 'MessageAccepted'; readonly id: string }
  | ({ readonly __typename: 'MessageRefused' } & RefusedInput);

interface Deps {
  readonly store: MessageStore;
  readonly copies: Copies;
  /** The conversation of a thread; null when the writer has none with this id. */
  readonly transcript: (writer: Writer, threadId: string) => Promise<readonly ChatTurn[] | null>;
  readonly logger: { warn(facts: object, message: string): void };
}

/**
 * Messages to customer service. When a message cannot be stored, the platform's AppError is thrown and no mail is sent.
 */
export interface MessageService {
  /** Stores a message of the contact form and acknowledges it to the email in the form. */
  contact(writer: Writer, input: ContactInput): Promise<MessageAnswer>;
  /**
   * Stores a notification request with the member's email, or the one that a visitor enters; once per topic and email.
   */
  notify(
    writer: Writer,
    wish: { readonly topic: NotifyTopic; readonly email: string },
  ): Promise<MessageAnswer>;
  /**
   * Stores a conversation with the assistant for a person to continue, and acknowledges it when there is an email.
   * Without a transcript only the note is stored.
   */
  handOver(writer: Writer, input: HandoverInput): Promise<MessageAnswer>;
}

const accepted = (id: string): MessageAnswer => ({ __typename: 'MessageAccepted', id });

const refused = (fields: readonly string[]): MessageAnswer => ({
  __typename: 'MessageRefused',
  code: 'BAD_USER_INPUT',
  fields: [...fields],
});

export function createMessageService({ store, copies, transcript, logger }: Deps): MessageService {
  /** Requests that are being stored, so that a double click does not store one twice. */
  const underway = new Map<string, Promise<string>>();

  const once = async (request: NotifyRequest, author: string | null): Promise<string> => {
    const known = await store.notifyOf(request.topic, request.email);
    if (known !== null) return known;
    const id = await store.createNotify(request, author);
    copies.notifyCopy(id, request);
    return id;
  };

  /** When the transcript cannot be read, the note alone is handed over, because the traveller still needs a person. */
  const turnsOf = async (writer: Writer, threadId: string | null | undefined) => {
    if (!threadId) return [];
    try {
      return (await transcript(writer, threadId)) ?? [];
    } catch (err) {
      logger.warn({ err }, 'a conversation was handed over without its transcript');
      return [];
    }
  };

  return {
    async handOver(writer, input) {
      const { viewer, language } = writer;
      const read = readHandover(input, viewer);
      if ('fields' in read) return refused(read.fields);
      const turns = await turnsOf(writer, input.threadId);
      const message = { ...read.sender, subject: '', language, message: handoverText(read.note, turns) };
      const id = await store.createHandover(message, viewer?.email ?? null);
      if (message.email !== '') copies.contactCopy(id, message);
      return accepted(id);
    },

    async contact({ viewer, language }, input) {
      const read = readContact(input);
      if ('fields' in read) return refused(read.fields);
      const message = { ...read.message, language };
      const id = await store.createContact(message, viewer?.email ?? null);
      copies.contactCopy(id, message);
      return accepted(id);
    },

    async notify({ viewer, language }, { topic, email: given }) {
      const email = emailAddress.safeParse(viewer?.email ?? given);
      if (!email.success) return refused(['email']);
      const request = { email: email.data.toLowerCase(), topic, language };
      const key = `${topic} ${request.email}`;
      const job =
        underway.get(key) ?? once(request, viewer?.email ?? null).finally(() => underway.delete(key));
      underway.set(key, job);
      return accepted(await job);
    },
  };
}
