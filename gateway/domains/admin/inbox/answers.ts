import { ATTEMPT_KEY_RULE, attemptHash, isAttemptKey } from '#gateway/kit/attempt-key.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { AnswerRefusal, AdminMessage } from '#models/admin/admin-records.ts';
import { withoutControls } from '#shared/text/plain-text.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';
import type { AdminCaller } from '../administrator.ts';
import type { AdminDeps } from '../ports.ts';

/** Maximum number of characters of an answer. */
const MAX_ANSWER = 5_000;

/** Why a message cannot be answered, in English for developers. */
const refusals: Readonly<Record<AnswerRefusal, string>> = {
  ALREADY_ANSWERED: 'An administrator answered the message before.',
  NO_RECIPIENT: 'The message has no address that an answer could be sent to.',
  EMPTY_TEXT: 'The answer is empty.',
  LONG_TEXT: `The answer has more than ${MAX_ANSWER} characters.`,
};

type AnswerResult =
  | { readonly __typename: 'MessageAnswered'; readonly answered: AdminMessage }
  | {
      readonly __typename: 'MessageNotAnswered';
      readonly code: AnswerRefusal;
      readonly message: string;
      readonly current: AdminMessage;
    };

interface AnswerInput {
  readonly id: string;
  readonly text: string;
  /** Idempotency key, created once per attempt. */
  readonly key: string;
}

const answered = (message: AdminMessage): AnswerResult => ({
  __typename: 'MessageAnswered',
  answered: message,
});

const refused = (code: AnswerRefusal, current: AdminMessage): AnswerResult => ({
  __typename: 'MessageNotAnswered',
  code,
  message: refusals[code],
  current,
});

/** Why this text cannot be the answer; null when it can. */
function refusalOf({ email }: AdminMessage, text: string): AnswerRefusal | null {
  if (email.trim() === '') return 'NO_RECIPIENT';
  if (text === '') return 'EMPTY_TEXT';
  return text.length > MAX_ANSWER ? 'LONG_TEXT' : null;
}

/** Answers to messages of travellers. */
export function answersAdmin({ adminLists, answers, mail, check, audit, clock }: AdminDeps) {
  /** The result of an attempt for a message that already has an answer. @throws AppError IDEMPOTENCY_CONFLICT */
  const outcome = (message: AdminMessage, text: string, key: string): AnswerResult => {
    if (message.answer?.key !== key) return refused('ALREADY_ANSWERED', message);
    if (message.answer.text !== text) throw new AppError('IDEMPOTENCY_CONFLICT');
    return answered(message);
  };

  return {
    /**
     * Stores the answer and then sends the mail. A repeated attempt stores no second answer, and its mail has the same
     * key, so that the outbox accepts it only once. The mail is created in the background, so that a failing outbox
     * does not undo the answer.
     * @throws AppError NOT_FOUND; BAD_USER_INPUT or IDEMPOTENCY_CONFLICT for the key
     */
    answer: async (
      caller: AdminCaller,
      { id, text: given, key: ofClient }: AnswerInput,
    ): Promise<AnswerResult> => {
      demandFields({ key: isAttemptKey(ofClient) || ATTEMPT_KEY_RULE });
      const actor = await check.forWrite(caller);
      const read = async (): Promise<AdminMessage> => {
        const message = await adminLists.message(actor.token, id);
        if (!message) throw new AppError('NOT_FOUND');
        return message;
      };
      const key = attemptHash(actor.email.toLowerCase(), ofClient);
      const text = maskCardNumbers(withoutControls(given));
      const before = await read();
      if (!before.answer) {
        const code = refusalOf(before, text);
        if (code !== null) return refused(code, before);
        await answers.store(id, { text, by: actor.email, at: clock().toISOString(), key });
      }
      const after = before.answer ? before : await read();
      const result = outcome(after, text, key);
      if (result.__typename === 'MessageNotAnswered') return result;
      mail.messageAnswer(after);
      await audit({
        actor,
        action: 'message.answer',
        entity: 'Message',
        recordId: id,
        summary: 'Answered a message',
        // Audit log entries are never deleted, so they contain neither the answer nor the message.
        before: { isAnswered: false, isHandled: before.isHandled },
        after: { isAnswered: true, isHandled: after.isHandled },
        onceKey: `message.answer ${id}`,
      });
      return result;
    },
  };
}
