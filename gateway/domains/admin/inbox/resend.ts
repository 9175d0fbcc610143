import { AppError } from '#gateway/errors.ts';
import type { MailHead, ResendRefusal } from '#models/admin/admin-records.ts';
import type { AdminMail } from '#models/admin/admin-pages.ts';
import type { Administrator, AdminCaller } from '../administrator.ts';
import type { AdminDeps } from '../ports.ts';

/** Kind of the mail with a link that gives access to an account. */
const PASSWORD_MAIL = 'password_reset';
/** How long after its request the link for a new password works. */
const PASSWORD_LINK_MS = 60 * 60_000;

/** Why a mail cannot be sent again, in English for developers. */
const resendRefusals: Readonly<Record<ResendRefusal, string>> = {
  NO_RECIPIENT: 'The mail has no address to be sent to.',
  LINK_EXPIRED:
    'The link for a new password was asked for more than an hour ago; its owner has to ask for another.',
};

type ResendResult =
  | { readonly __typename: 'MailResent'; readonly mail: AdminMail }
  | {
      readonly __typename: 'MailNotResent';
      readonly mail: AdminMail;
      readonly code: ResendRefusal;
      readonly message: string;
    };

/**
 * Why a failed mail cannot be sent again; null when it can, or when it has not failed for good.
 * @param now milliseconds since the epoch
 */
export function resendRefusal(
  { status, to, kind, createdAt }: Pick<MailHead, 'status' | 'to' | 'kind' | 'createdAt'>,
  now: number,
): ResendRefusal | null {
  if (status !== 'failed') return null;
  if (to.trim() === '') return 'NO_RECIPIENT';
  const isOver = kind === PASSWORD_MAIL && now - Date.parse(createdAt) >= PASSWORD_LINK_MS;
  return isOver ? 'LINK_EXPIRED' : null;
}

/** Sends failed mails again. */
export function resendAdmin({ adminLists, mailbox, check, audit, clock }: AdminDeps) {
  const read = async ({ token }: Administrator, id: string): Promise<AdminMail> => {
    const head = await adminLists.mail(token, id);
    if (!head) throw new AppError('NOT_FOUND');
    const body = async () => (await adminLists.mailBodies(token, [id])).get(id) ?? { html: '', text: '' };
    return { ...head, body };
  };

  return {
    /** @returns why a mail cannot be sent again; null when it can, or has not failed for good */
    refusalOf: (mail: MailHead): ResendRefusal | null => resendRefusal(mail, clock().getTime()),

    /**
     * Sends a failed mail again. A mail that has not failed for good stays as it is, so that a repeated click has no
     * effect.
     */
    resend: async (caller: AdminCaller, id: string): Promise<ResendResult> => {
      const actor = await check.forWrite(caller);
      const before = await read(actor, id);
      const code = resendRefusal(before, clock().getTime());
      if (code !== null)
        return { __typename: 'MailNotResent', mail: before, code, message: resendRefusals[code] };
      if (before.status !== 'failed') return { __typename: 'MailResent', mail: before };
      if (await mailbox.sendAgain(id))
        await audit({
          actor,
          action: 'mail.resend',
          entity: 'OutboxMail',
          recordId: id,
          summary: 'Let a failed mail be sent again',
          before: { status: before.status, attempts: before.attempts },
          after: { status: 'stored', attempts: 0 },
        });
      return { __typename: 'MailResent', mail: await read(actor, id) };
    },
  };
}
