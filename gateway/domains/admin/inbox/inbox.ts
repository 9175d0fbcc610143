import type { AdminMessage, MailBody, MailHead } from '#models/admin/admin-records.ts';
import type { AdminAuditPage, AdminMailPage, AdminMessagePage } from '#models/admin/admin-pages.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import { auditChanges } from '../audit/audit-changes.ts';
import type { AdminCaller } from '../administrator.ts';
import { type PageInput, validPage } from '../lists/list-input.ts';
import { pageOf } from '../lists/paging.ts';
import type { AdminDeps } from '../ports.ts';

type WantedPage = PageInput | null | undefined;

interface MessageListInput {
  readonly kind?: AdminMessage['kind'] | null | undefined;
  readonly isHandled?: boolean | null | undefined;
  readonly page?: WantedPage;
}

interface MailListInput {
  readonly status?: MailHead['status'] | null | undefined;
  readonly page?: WantedPage;
}

interface AuditListInput {
  readonly action?: string | null | undefined;
  readonly actor: string;
  readonly page?: WantedPage;
}

/** Maximum number of characters of an action and of a person by which the audit log can be filtered. */
const MAX_WORD = 100;

const NO_TEXTS: MailBody = { html: '', text: '' };

/** Messages of travellers, mails to them, and the log of administrators' actions. */
export function inboxAdmin({ adminLists, check, audit }: AdminDeps) {
  return {
    messages: async (
      caller: AdminCaller,
      { kind = null, isHandled = null, page }: MessageListInput,
    ): Promise<AdminMessagePage> => {
      const criteria = { kind, isHandled };
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      return pageOf(
        {
          count: () => adminLists.messages.count(token, criteria),
          list: (skip, limit) => adminLists.messages.list(token, criteria, { skip, limit }),
        },
        wanted,
      );
    },

    outbox: async (caller: AdminCaller, { page, status = null }: MailListInput): Promise<AdminMailPage> => {
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      const { items, pageInfo } = await pageOf(
        {
          count: () => adminLists.mails.count(token, { status }),
          list: (skip, limit) => adminLists.mails.list(token, { status }, { skip, limit }),
        },
        wanted,
      );
      let bodies: Promise<ReadonlyMap<string, MailBody>> | null = null;
      const bodyOf = async (id: string): Promise<MailBody> => {
        bodies ??= adminLists.mailBodies(
          token,
          items.map((mail) => mail.id),
        );
        return (await bodies).get(id) ?? NO_TEXTS;
      };
      return { items: items.map((mail) => Object.assign({ body: () => bodyOf(mail.id) }, mail)), pageInfo };
    },

    auditLog: async (
      caller: AdminCaller,
      { page, ...requested }: AuditListInput,
    ): Promise<AdminAuditPage> => {
      const wanted = validPage(page);
      const criteria = { action: requested.action ?? null, actor: requested.actor.trim() };
      demandFields({
        action: (criteria.action?.length ?? 0) <= MAX_WORD || `at most ${MAX_WORD} characters`,
        actor: criteria.actor.length <= MAX_WORD || `at most ${MAX_WORD} characters`,
      });
      const { token } = await check.forRead(caller);
      const { items, pageInfo } = await pageOf(
        {
          count: () => adminLists.audit.count(token, criteria),
          list: (skip, limit) => adminLists.audit.list(token, criteria, { skip, limit }),
        },
        wanted,
      );
      return {
        items: items.map(({ before, after, ...entry }) =>
          Object.assign({ changes: auditChanges(before, after) }, entry),
        ),
        pageInfo,
      };
    },

    setHandled: async (caller: AdminCaller, id: string, isHandled: boolean): Promise<AdminMessage> => {
      const actor = await check.forWrite(caller);
      const known = await adminLists.message(actor.token, id);
      if (!known) throw new AppError('NOT_FOUND');
      // Already in this state: the person who handled it stays recorded, and nothing is logged.
      if (known.isHandled === isHandled) return known;
      const message = await adminLists.setHandled(actor.token, id, isHandled, actor.email);
      await audit({
        actor,
        action: 'message.handled',
        entity: 'Message',
        recordId: id,
        summary: isHandled ? 'Took care of a message' : 'Opened a message again',
        before: { isHandled: known.isHandled },
        after: { isHandled: message.isHandled },
      });
      return message;
    },
  };
}
