import type { AdminAuditPage } from '#models/admin/admin-pages.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { AdminCaller } from '../administrator.ts';
import { type PageInput, validPage } from '../lists/list-input.ts';
import { pageOf } from '../lists/paging.ts';
import type { AdminDeps } from '../ports.ts';
import { auditChanges } from './audit-changes.ts';

interface AuditListInput {
  readonly action?: string | null | undefined;
  readonly actor: string;
  readonly page?: PageInput | null | undefined;
}

/** Maximum number of characters of the action or the person by which the audit log is filtered. */
const MAX_FILTER_LENGTH = 100;

/** The log of administrators' actions, for administrators. */
export function auditLogAdmin({ adminLists, check }: AdminDeps) {
  return {
    list: async (caller: AdminCaller, { page, ...requested }: AuditListInput): Promise<AdminAuditPage> => {
      const wanted = validPage(page);
      const criteria = { action: requested.action ?? null, actor: requested.actor.trim() };
      demandFields({
        action:
          (criteria.action?.length ?? 0) <= MAX_FILTER_LENGTH || `at most ${MAX_FILTER_LENGTH} characters`,
        actor: criteria.actor.length <= MAX_FILTER_LENGTH || `at most ${MAX_FILTER_LENGTH} characters`,
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
  };
}
