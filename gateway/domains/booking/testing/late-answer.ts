import type { BookResult } from '#upstreams/provider/hotel-provider.ts';
import { ID } from './cancel.ts';
import { caller, confirmInput, createInput, dana, setUp, settled } from './kit.ts';

/**
 * Sends a Book that gets no response. The attempt is given up, and another one is sent whose outcome is pending. Then
 * the response to the first Book arrives.
 * @returns the record before and after that response
 */
export async function lateAnswer(result: BookResult) {
  const { service, otherInstance, clock, script, records } = setUp();
  const me = caller(dana);
  await service.create(me, createInput());
  let answer: (late: BookResult) => void = () => undefined;
  script.book = () => new Promise((resolve) => (answer = resolve));
  const first = service.confirm(me, confirmInput());
  for (let turn = 0; turn < 5; turn += 1) await settled();
  await clock.advance(25_000);
  await first;

  const given = records.get(ID);
  if (!given) throw new Error('no record');
  const outcome = { kind: 'absent', code: 'PROVIDER_REFUSED' } as const;
  const version = given.version + 1;
  records.set(ID, { ...given, pendingOperation: null, dueAt: null, payment: null, outcome, version });
  script.book = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
  await otherInstance().confirm(me, confirmInput({ key: 'pay-2' }));
  const before = records.get(ID);

  answer(result);
  await service.idle();
  return { before, after: records.get(ID) };
}
