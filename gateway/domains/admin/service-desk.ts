import type { DeskMessage, MailBody } from '../../models/desk.ts';
import type { DeskAuditPage, DeskMailPage, DeskMessagePage } from '../../models/desk-pages.ts';
import type { DeskCaller } from './administrator.ts';
import { type PageInput, validPage } from './list-input.ts';
import { pageOf } from './paging.ts';
import type { AdminDeps } from './ports.ts';

type WantedPage = PageInput | null | undefined;

const NO_TEXTS: MailBody = { html: '', text: '' };

/** Messages of travellers, mails to them, and the log of what administrators did. */
export function serviceDesk({ desk, check, audit }: AdminDeps) {
  return {
    messages: async (
      caller: DeskCaller,
      {
        kind = null,
        page,
      }: { readonly kind?: DeskMessage['kind'] | null | undefined; readonly page?: WantedPage },
    ): Promise<DeskMessagePage> => {
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      return pageOf(
        {
          count: () => desk.messages.count(token, { kind }),
          list: (skip, limit) => desk.messages.list(token, { kind }, { skip, limit }),
        },
        wanted,
      );
    },

    outbox: async (caller: DeskCaller, page: WantedPage): Promise<DeskMailPage> => {
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      const { items, pageInfo } = await pageOf(
        {
          count: () => desk.mails.count(token, null),
          list: (skip, limit) => desk.mails.list(token, null, { skip, limit }),
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

    auditLog: async (caller: DeskCaller, page: WantedPage): Promise<DeskAuditPage> => {
      const wanted = validPage(page);
      const { token } = await check.forRead(caller);
      return pageOf(
        {
          count: () => desk.audit.count(token, null),
          list: (skip, limit) => desk.audit.list(token, null, { skip, limit }),
        },
        wanted,
      );
    },

    setHandled: async (caller: DeskCaller, id: string, isHandled: boolean): Promise<DeskMessage> => {
      const actor = await check.forWrite(caller);
      const message = await desk.setHandled(actor.token, id, isHandled, actor.email);
      await audit({
        actor,
        action: 'message.handled',
        entity: 'Message',
        recordId: id,
        summary: isHandled ? 'Took care of a message' : 'Opened a message again',
        before: { is_handled: !isHandled },
        after: { is_handled: message.isHandled },
      });
      return message;
    },
  };
}
