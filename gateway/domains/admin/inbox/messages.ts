import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { AdminMessagePage } from '#models/admin/admin-pages.ts';
import { AppError } from '#gateway/errors.ts';
import type { AdminCaller } from '../administrator.ts';
import { type PageInput, validPage } from '../lists/list-input.ts';
import { pageOf } from '../lists/paging.ts';
import type { AdminDeps } from '../ports.ts';

interface MessageListInput {
  readonly kind?: AdminMessage['kind'] | null | undefined;
  readonly isHandled?: boolean | null | undefined;
  readonly page?: PageInput | null | undefined;
}

/** Messages of travellers, for administrators. */
export function messagesAdmin({ adminLists, check, audit }: AdminDeps) {
  return {
    list: async (
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

    setHandled: async (caller: AdminCaller, id: string, isHandled: boolean): Promise<AdminMessage> => {
      const actor = await check.forWrite(caller);
      const known = await adminLists.message(actor.token, id);
      if (!known) throw new AppError('NOT_FOUND');
      // Already in this state: the administrator who handled it stays recorded, and nothing is logged.
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
