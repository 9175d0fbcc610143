import { z } from 'zod';
import type { MailKind, OutgoingMail } from '../../models/mail.ts';
import { budgets } from '../budgets.ts';
import { parseReply } from '../wire-kit.ts';
import type { PlatformIntegrations } from './integrations.ts';
import { UPSTREAM, listSuffix, refusal } from './send.ts';
import type { SendToPlatform } from './send.ts';

/** The platform's outbox, under the gateway's own identity. */
export interface PlatformMailbox {
  /** Puts a mail into it. @throws AppError when it may not be there */
  send(mail: OutgoingMail): Promise<void>;
  /** True when a mail of this kind about this record is there. */
  has(kind: MailKind, reference: string): Promise<boolean>;
}

interface MailboxDeps {
  readonly integrations: PlatformIntegrations;
  readonly send: SendToPlatform;
  readonly serviceToken: string;
}

const ids = z.array(z.object({ id: z.string() }));

export function createMailbox({ integrations, send, serviceToken }: MailboxDeps): PlatformMailbox {
  return {
    send: async ({ to, subject, html, text, fromName, language, kind, reference }) => {
      const parameters = {
        to,
        subject,
        body: html,
        text,
        language,
        kind,
        reference,
        from_name: fromName,
      };
      const as = { token: serviceToken, budget: budgets.platformOnce };
      await integrations.call({ name: 'SendEmail' }, parameters, as);
    },
    has: async (kind, reference) => {
      const call = 'mails';
      const suffix = listSuffix({ q: { kind, reference }, fields: ['id'], limit: 1 });
      const reply = await send({
        call,
        method: 'GET',
        path: '/entities/OutboxMail',
        suffix,
        token: serviceToken,
      });
      if (reply.status !== 200) throw refusal(reply, call);
      return parseReply(ids, reply.body, { upstream: UPSTREAM, call }).length > 0;
    },
  };
}
