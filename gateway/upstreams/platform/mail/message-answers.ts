import type { Logger } from 'pino';
import { z } from 'zod';
import type { AdminMessage, MessageAnswer } from '#models/admin/admin-records.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { messageRecord } from '../admin/admin-wire.ts';
import { UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { SendToPlatform } from '../send.ts';

/** Answers of administrators to messages, stored with the gateway's own identity. */
export interface MessageAnswerStore {
  /**
   * Stores the answer of a message that has none and marks it as handled, in one statement: of any number of
   * simultaneous calls exactly one does so. Read the message afterwards to see whose answer was stored.
   * @throws AppError when it is unknown whether it was stored
   */
  store(id: string, answer: MessageAnswer): Promise<void>;
  /** Messages that were answered since a moment (ISO), at most 200, the latest first. */
  answeredSince(sinceIso: string): Promise<readonly AdminMessage[]>;
}

const MAX_ANSWERS = 200;
const PATH = '/entities/Message';
const updateReply = z.object({ updated: z.int().min(0) });

export function createMessageAnswers(
  send: SendToPlatform,
  serviceToken: string,
  logger: Logger,
): MessageAnswerStore {
  return {
    store: async (id, { text, by, at, key }) => {
      const call = 'answerMessage';
      const answer = { answer: text, answered_by: by, answered_date: at, answer_key: key };
      const reply = await send({
        call,
        method: 'PATCH',
        path: `${PATH}/update-many`,
        body: {
          query: { id, answered_date: null },
          data: { $set: { ...answer, is_handled: true, handled_by: by } },
        },
        token: serviceToken,
        budget: budgets.platformWrite,
      });
      if (reply.status !== 200) throw refusalOfReply(reply, call);
      parseReply(updateReply, reply.body, { upstream: UPSTREAM, call });
    },
    answeredSince: async (sinceIso) => {
      const call = 'answeredMessages';
      const q = { answered_date: { $gte: sinceIso } };
      const suffix = listSuffix({ q, sort: '-answered_date', limit: MAX_ANSWERS });
      const reply = await send({ call, method: 'GET', path: PATH, suffix, token: serviceToken });
      return readRecords(messageRecord, reply, call, logger);
    },
  };
}
