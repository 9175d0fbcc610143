import type { DeskMessage, MailBody, MailHead } from '#models/desk.ts';
import type { DeskAuditPage, DeskMailPage, DeskMessagePage } from '#models/desk-pages.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import { auditChanges } from '../audit/audit-changes.ts';
import type { DeskCaller } from '../administrator.ts';
import { type PageInput, validPage } from '../lists/list-input.ts';
import { pageOf } from '../lists/paging.ts';
import type { AdminDeps } from '../ports.ts';

type WantedPage = PageInput | null | undefined;

interface MessageListInput {
  readonly kind?: DeskMessage['kind'] | null | undefined;
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

/** Characters of a kind of act, and of a person to look for. */
const MAX_WORD = 100;

const NO_TEXTS: MailBody = { html: '', text: '' };

/** Messages of travellers, mails to them, and the log of what administrators did. */
export function serviceDesk({ desk, check, audit }: AdminDeps) {
  return {
    messages: async (
      caller: DeskCaller,
      { kind = null, isHandled = null, page }: MessageListInput,
    ): Promise<DeskMessagePage> => {
      const criteria = { kind, isHandled };
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      return pageOf(
        {
          count: () => desk.messages.count(token, criteria),
          list: (skip, limit) => desk.messages.list(token, criteria, { skip, limit }),
        },
        wanted,
      );
    },

    outbox: async (caller: DeskCaller, { page, status = null }: MailListInput): Promise<DeskMailPage> => {
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      const { items, pageInfo } = await pageOf(
        {
          count: () => desk.mails.count(token, { status }),
          list: (skip, limit) => desk.mails.list(token, { status }, { skip, limit }),
        },
        wanted,
      );
      let bodies: Promise<ReadonlyMap<string, MailBody>> | null = null;
      const bodyOf = async (id: string): Promise<MailBody> => {
        bodies ??= desk.mailBodies(
          token,
          items.map((mail) => mail.id),
        );
        return (await bodies).get(id) ?? NO_TEXTS;
      };
      return { items: items.map((mail) => Object.assign({ body: () => bodyOf(mail.id) }, mail)), pageInfo };
    },

    auditLog: async (caller: DeskCaller, { page, ...asked }: AuditListInput): Promise<DeskAuditPage> => {
      const wanted = validPage(page);
      const criteria = { action: asked.action ?? null, actor: asked.actor.trim() };
      demandFields({
        action: (criteria.action?.length ?? 0) <= MAX_WORD || `at most ${MAX_WORD} characters`,
        actor: criteria.actor.length <= MAX_WORD || `at most ${MAX_WORD} characters`,
      });
      const { token } = await check.forRead(caller);
      const { items, pageInfo } = await pageOf(
        {
          count: () => desk.audit.count(token, criteria),
          list: (skip, limit) => desk.audit.list(token, criteria, { skip, limit }),
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

    setHandled: async (caller: DeskCaller, id: string, isHandled: boolean): Promise<DeskMessage> => {
      const actor = await check.forWrite(caller);
      const known = await desk.message(actor.token, id);
      if (!known) throw new AppError('NOT_FOUND');
      // What stands already was somebody's doing before: who that was stays, and nothing is noted.
      if (known.isHandled === isHandled) return known;
      const message = await desk.setHandled(actor.token, id, isHandled, actor.email);
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
