import type { PlatformCall, PlatformReply } from '../../send.ts';
import { answered } from '../emulation/own-entities.ts';
import { createRecordLocks } from '../emulation/record-locks.ts';

/** Responds by method and path; everything else is not found. @returns also the calls that were sent */
export function answering(
  answers: Readonly<Record<string, Pick<PlatformReply, 'status' | 'body'> & Partial<PlatformReply>>>,
) {
  const sent: PlatformCall[] = [];
  const send = (call: PlatformCall): Promise<PlatformReply> => {
    sent.push(call);
    const answer = answers[`${call.method} ${call.path}`] ?? { status: 404, body: null };
    return Promise.resolve({ ...answered(answer.status, answer.body), ...answer });
  };
  return { send, sent, sentBy: (method: string) => sent.filter((call) => call.method === method) };
}

/** Locks of one gateway; with `shortly` they expire before a write could end. */
export const locksOf = (kind: 'usual' | 'shortly') =>
  createRecordLocks({ redisUrl: null, ...(kind === 'shortly' && { leaseMs: 10_000 }) });
