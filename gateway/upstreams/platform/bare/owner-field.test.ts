import { describe, expect, it, vi } from 'vitest';
import { listSuffix } from '../send.ts';
import { filterOf } from './entity-call.ts';
import { ownedBookings } from './owner-field.ts';
import { answering } from './test-kit.ts';

const path = '/entities/Booking';
const owner = 'dana@example.com';
const stored = [
  { id: 'b1', created_by: owner },
  { id: 'b2', created_by: 'gateway@example.com', owner_email: owner },
  { id: 'b3', created_by: 'eve@example.com', owner_email: owner },
];

/** Bookings of a platform with these answers. */
function opened(answers: Parameters<typeof answering>[0]) {
  const platform = answering(answers);
  const journalLost = vi.fn<() => void>();
  const serviceEmail = () => 'gateway@example.com';
  const send = ownedBookings({ ...platform, serviceToken: 's', serviceEmail, journalLost });
  return { ...platform, send, journalLost };
}

describe('a list of bookings by owner', () => {
  const listed = () => opened({ [`GET ${path}`]: { status: 200, body: stored } });

  it('finds them where nothing but their ids is asked for', async () => {
    const { send, sent } = listed();
    const suffix = listSuffix({ q: { created_by: owner }, fields: ['id'] });
    const { body } = await send({ call: 'list', method: 'GET', path, suffix });
    expect(body).toMatchObject([{ id: 'b1' }, { id: 'b2' }]);
    const fields = new URLSearchParams(sent[0]?.suffix).get('fields');
    expect(fields).toBe('id,created_by,owner_email');
  });

  it('keeps an alternative of the caller', async () => {
    const { send, sent } = listed();
    const either = { $or: [{ status: 'pending' }, { status: 'confirmed' }] };
    const suffix = listSuffix({ q: { created_by: owner, hotel_id: 'h1', ...either } });
    await send({ call: 'list', method: 'GET', path, suffix });
    expect(filterOf(sent[0]?.suffix ?? '')).toEqual({
      $and: [{ hotel_id: 'h1', ...either }, { $or: [{ created_by: owner }, { owner_email: owner }] }],
    });
  });
});
