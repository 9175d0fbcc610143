import { describe, expect, it } from 'vitest';
import { createCommandCoalescer } from './command-coalescer.ts';
import { caller, dana, eve, settled } from '../testing/kit.ts';

/** Sends the same command for a booking from all callers at once. Each result contains the number of its execution. */
async function together(...callers: readonly ReturnType<typeof caller>[]) {
  const joined = createCommandCoalescer<string>({ sleep: () => new Promise(() => undefined) });
  let runs = 0;
  const run = async (): Promise<string> => {
    runs += 1;
    const answer = `answer ${runs}`;
    await settled();
    return answer;
  };
  const asking = { subject: 'booking-1', command: 'pay-1', waitMs: 1000, run };
  return Promise.all(callers.map((one) => joined({ ...asking, caller: one })));
}

describe('the same command for one booking, sent twice at once', () => {
  it.each([
    ['a member', caller(dana), caller(dana)],
    ['a member with two browsers', caller(dana, 'claim A'), caller(dana, 'claim B')],
    ['a visitor', caller(null, 'claim A'), caller(null, 'claim A')],
  ])('by %s is executed once and returns the same result', async (_name, one, other) => {
    expect(await together(one, other)).toEqual(['answer 1', 'answer 1']);
  });

  it.each([
    ['two members', caller(dana), caller(eve)],
    ['two visitors', caller(null, 'claim A'), caller(null, 'claim B')],
    ['a visitor and one without a draft', caller(null, 'claim A'), caller(null)],
    ['two visitors without a draft', caller(null), caller(null)],
    ['a member and a visitor in one browser', caller(dana, 'claim A'), caller(null, 'claim A')],
    [
      'a member and a visitor whose guest token equals the id of the member',
      caller(dana),
      caller(null, dana.id),
    ],
  ])('by %s is executed for each of them', async (_name, one, other) => {
    expect(await together(one, other)).toEqual(['answer 1', 'answer 2']);
  });
});
