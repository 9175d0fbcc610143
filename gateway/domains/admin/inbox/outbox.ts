import type { MailBody, MailHead } from '#models/admin/admin-records.ts';
import type { AdminMailPage } from '#models/admin/admin-pages.ts';
import type { AdminCaller } from '../administrator.ts';
import { type PageInput, validPage } from '../lists/list-input.ts';
import { pageOf } from '../lists/paging.ts';
import type { AdminDeps } from '../ports.ts';

interface MailListInput {
  readonly status?: MailHead['status'] | null | undefined;
  readonly page?: PageInput | null | undefined;
}

const NO_TEXTS: MailBody = { html: '', text: '' };

/** Mails to travellers, for administrators. */
export function outboxAdmin({ adminLists, check }: AdminDeps) {
  return {
    list: async (caller: AdminCaller, { page, status = null }: MailListInput): Promise<AdminMailPage> => {
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
  };
}
