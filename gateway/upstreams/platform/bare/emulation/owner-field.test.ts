import { describe, expect, it, vi } from 'vitest';
import { listSuffix } from '../../send.ts';
import { filterOf } from '../entity-call.ts';
import { emulateOwnerField } from './owner-field.ts';
import { answering } from '../testing/kit.ts';

const path = '/entities/Booking';
const owner = 'dana@example.com';
const stored = [
  { id: 'b1', created_by: owner },
  { id: 'b2', created_by: 'gateway@example.com', owner_email: owner },
  { id: 'b3', created_by: 'eve@example.com', owner_email: owner },
];

/** The bookings of a platform with these responses. */
function opened(answers: Parameters<typeof answering>[0]) {
  const platform = answering(answers);
  const [journalLost, leftBehind] = [vi.fn<() => void>(), vi.fn<(facts: object) => void>()];
  const serviceEmail = () => 'gateway@example.com';
  const send = emulateOwnerField({ ...platform, serviceToken: 's', serviceEmail, journalLost, leftBehind });
  return { ...platform, send, journalLost, leftBehind };
}

describe('listing bookings by owner', () => {
  const listed = () => opened({ [`GET ${path}`]: { status: 200, body: stored } });

  it('finds them also when only their ids are requested', async () => {
    const { send, sent } = listed();
    const suffix = listSuffix({ q: { created_by: owner }, fields: ['id'] });
    const { body } = await send({ call: 'list', method: 'GET', path, suffix });
    expect(body).toMatchObject([{ id: 'b1' }, { id: 'b2' }]);
    const fields = new URLSearchParams(sent[0]?.suffix).get('fields');
    expect(fields).toBe('id,created_by,owner_email');
  });

  it('keeps an or-condition in the caller’s filter', async () => {
    const { send, sent } = listed();
    const either = { $or: [{ status: 'pending' }, { status: 'confirmed' }] };
    const suffix = listSuffix({ q: { created_by: owner, hotel_id: 'h1', ...either } });
    await send({ call: 'list', method: 'GET', path, suffix });
    expect(filterOf(sent[0]?.suffix ?? '')).toEqual({
      $and: [{ hotel_id: 'h1', ...either }, { $or: [{ created_by: owner }, { owner_email: owner }] }],
    });
  });
});

describe('writing a booking', () => {
  const fields = {
    version: 1,
    create_key: 'one',
    refs: ['ref-1'],
    quote: { offerId: 'o1', rooms: undefined },
    sent_at: '2031-05-02T10:00:00.000Z',
    effect: null,
    special_requests: '',
    created_by: null,
  };
  const made = {
    ...fields,
    id: 'b1',
    quote: { offerId: 'o1' },
    sent_at: '2031-05-02T10:00:00',
    special_requests: null,
    owner_email: 'nobody',
    created_by: 'gateway@example.com',
  };
  const post = { call: 'createBooking', method: 'POST', path, body: fields } as const;
  const answers = (body: object, deleted = 200) => ({
    [`POST ${path}`]: { status: 201, body },
    [`PUT ${path}`]: { status: 200, body },
    [`DELETE ${path}`]: { status: deleted, body: null },
  });

  it('succeeds when timestamps come back in another format, and unset fields are missing', async () => {
    const { send, journalLost } = opened(answers(made));
    expect(await send(post)).toMatchObject({ status: 201, body: { id: 'b1', created_by: null } });
    expect(journalLost).not.toHaveBeenCalled();
  });

  it.each([{ refs: [] }, { quote: null }, { sent_at: null }, { version: undefined }, { owner_email: null }])(
    'is rolled back when %o came back',
    async (other) => {
      const { send, sentBy, journalLost, leftBehind } = opened(answers({ ...made, ...other }));
      await expect(send(post)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
      expect(sentBy('DELETE')).toMatchObject([{ suffix: '/b1', token: 's' }]);
      expect([journalLost.mock.calls.length, leftBehind.mock.calls]).toEqual([1, []]);
    },
  );

  it('fails with its own error, and is reported, when it cannot be rolled back', async () => {
    const { send, leftBehind } = opened(answers({ ...made, refs: [] }, 403));
    await expect(send(post)).rejects.toMatchObject({
      code: 'INTERNAL',
      facts: { reason: 'a booking could not be rolled back' },
    });
    expect(leftBehind.mock.calls).toEqual([[{ recordId: 'b1', status: 403 }]]);
  });

  it('requires a sign-in when the session has ended, and is reported when it cannot be rolled back', async () => {
    const { send, leftBehind } = opened(answers({ ...made, created_by: null }, 500));
    const call = { ...post, memberToken: 'm', body: { ...fields, created_by: owner } };
    await expect(send(call)).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
    expect(leftBehind.mock.calls).toEqual([[{ recordId: 'b1', status: 500 }]]);
  });

  it.each([{ effect: null }, { attempt: 1 }])('fails when %o came back', async (other) => {
    const { send, sentBy, journalLost } = opened(answers({ ...made, effect: 'book', attempt: 2, ...other }));
    const body = { version: 1, effect: 'book', attempt: 2 };
    const put = send({ call: 'changeBooking', method: 'PUT', path, suffix: '/b1', body });
    await expect(put).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect([journalLost.mock.calls.length, sentBy('DELETE')]).toEqual([1, []]);
  });
});
