import { z } from 'zod';
import type { ContactMessage, NotifyRequest, NotifyTopic } from '#models/messages/message.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { UPSTREAM, listSuffix, refusalOfReply } from '../send.ts';
import type { SendToPlatform } from '../send.ts';

/** Messages to customer service, stored with the gateway's own identity. */
export interface MessageStore {
  /** @param author e-mail of the member who wrote; null for a visitor. @returns its id */
  createContact(message: ContactMessage, author: string | null): Promise<string>;
  /** Stored as a contact message; its e-mail address may be empty. */
  createHandover(message: ContactMessage, author: string | null): Promise<string>;
  createNotify(request: NotifyRequest, author: string | null): Promise<string>;
  /** Id of the stored request to notify this email address about the topic; null when there is none. */
  notifyOf(topic: NotifyTopic, email: string): Promise<string | null>;
}

const PATH = '/entities/Message';
const record = z.object({ id: z.string().min(1) });

export function createMessageStore(send: SendToPlatform, serviceToken: string): MessageStore {
  const create = async (fields: object, author: string | null): Promise<string> => {
    const call = 'createMessage';
    const reply = await send({
      call,
      method: 'POST',
      path: PATH,
      token: serviceToken,
      body: { ...fields, ...(author !== null && { created_by: author }) },
      budget: budgets.platformOnce,
    });
    if (reply.status >= 300) throw refusalOfReply(reply, call);
    return parseReply(record, reply.body, { upstream: UPSTREAM, call }).id;
  };
  return {
    createContact: ({ preferredContact, ...message }, author) =>
      create({ kind: 'contact', ...message, preferred_contact: preferredContact }, author),
    createHandover: ({ preferredContact, ...message }, author) =>
      create({ kind: 'handover', ...message, preferred_contact: preferredContact }, author),
    createNotify: (request, author) => create({ kind: 'notify', ...request }, author),
    notifyOf: async (topic, email) => {
      const call = 'notifyOf';
      const suffix = listSuffix({ q: { kind: 'notify', topic, email }, fields: ['id'], limit: 1 });
      const reply = await send({ call, method: 'GET', path: PATH, suffix, token: serviceToken });
      if (reply.status !== 200) throw refusalOfReply(reply, call);
      return parseReply(z.array(record), reply.body, { upstream: UPSTREAM, call })[0]?.id ?? null;
    },
  };
}
