import { describe, expect, it } from 'vitest';
import { budgets } from '#upstreams/budgets.ts';
import { unlessLastAdministrator, withStay } from './own-rules.ts';
import { answering, locksOf } from '../testing/kit.ts';

const gateway = { id: 'u0', email: 'Gateway@example.com' };
const ada = { id: 'u1', email: 'ada@example.com' };
const ben = { id: 'u2', email: 'ben@example.com' };
const call = {
  call: 'setRole',
  method: 'PUT',
  path: '/entities/User',
  suffix: '/u1',
  body: { role: 'user' },
  budget: budgets.platformWrite,
} as const;

/** Removes Ada's administrator role. @param own email of the gateway's own account, if known */
async function demote(
  people: readonly object[],
  own: string | null = 'gateway@example.com',
  kind: Parameters<typeof locksOf>[0] = 'usual',
) {
  const platform = answering({
    'GET /entities/User': { status: 200, body: people },
    'PUT /entities/User': { status: 200, body: ada },
  });
  const deps = { send: platform.send, locks: locksOf(kind), serviceToken: 's', serviceEmail: () => own };
  const reply = await unlessLastAdministrator(deps, call, 'u1').catch((cause: unknown) => cause);
  return { reply, ...platform };
}

describe('changing a role', () => {
  it('is sent once, after a read that has the time limit of reads', async () => {
    const { reply, sent } = await demote([gateway, ada, ben]);
    expect(reply).toMatchObject({ status: 200 });
    expect(sent.map(({ method, budget }) => [method, budget])).toEqual([
      ['GET', budgets.platformRead],
      ['PUT', budgets.platformOnce],
    ]);
  });

  it('is not sent when the lock may expire before it arrives', async () => {
    const { reply, sentBy } = await demote([gateway, ada, ben], undefined, 'shortly');
    expect([reply, sentBy('PUT')]).toMatchObject([{ code: 'OVERLOADED' }, []]);
  });

  it.each([
    ['only the gateway’s account would remain', [gateway, ada], 'gateway@example.com'],
    ['the remaining administrator may be the gateway’s account', [gateway, ada], null],
  ])('is refused when %s', async (_why, people, own) => {
    const { reply, sentBy } = await demote(people, own);
    expect([reply, sentBy('PUT')]).toMatchObject([{ status: 409, code: 'last_admin' }, []]);
  });

  it('is sent when two administrators remain of whom one may be the gateway', async () => {
    expect((await demote([gateway, ada, ben], null)).reply).toMatchObject({ status: 200 });
  });
});

describe('writing a review', () => {
  const call = {
    call: 'createReview',
    method: 'POST',
    path: '/entities/Review',
    token: 'm',
    body: { booking_id: 'b1', rating: 5 },
  } as const;
  const stay = { status: 200, body: { id: 'b1', check_in_date: '2031-05-02' } };
  const author = { status: 200, body: { full_name: 'Dana' } };
  const written = async (answers: { stay: typeof author | typeof stay; author: typeof author }) => {
    const platform = answering({
      'GET /entities/Booking': answers.stay,
      'GET /entities/User/me': answers.author,
      'POST /entities/Review': { status: 201, body: {} },
    });
    const reply = await withStay({ ...platform, serviceToken: 's' }, call, platform.send).catch(
      (cause: unknown) => cause,
    );
    return { reply, posted: platform.sentBy('POST') };
  };

  it('adds its writer and the day of the stay', async () => {
    const { reply, posted } = await written({ stay, author });
    expect(reply).toMatchObject({ status: 201 });
    expect(posted).toMatchObject([
      { body: { booking_id: 'b1', rating: 5, stay_date: '2031-05-02', reviewer_name: 'Dana' } },
    ]);
  });

  it.each([
    ['the stay does not exist', { stay: { ...stay, status: 404 }, author }, { status: 404 }],
    ['the stay is refused', { stay: { ...stay, status: 403 }, author }, { code: 'PLATFORM_UNAVAILABLE' }],
    [
      'the stay has no day',
      { stay: { status: 200, body: { full_name: '' } }, author },
      { code: 'UPSTREAM_ERROR' },
    ],
    ['the session has ended', { stay, author: { ...author, status: 401 } }, { status: 401 }],
  ])('is refused when %s', async (_why, answers, outcome) => {
    const { reply, posted } = await written(answers);
    expect([reply, posted]).toMatchObject([outcome, []]);
  });
});
