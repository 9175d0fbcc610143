import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { bareSend } from './bare-send.ts';
import type { Capabilities } from './capabilities.ts';
import type { Feature } from './features.ts';
import { answering, locksOf } from './test-kit.ts';

const missing: ReadonlySet<Feature> = new Set<Feature>(['exchange', 'ownership']);
const capabilities: Capabilities = {
  missing: () => Promise.resolve(missing),
  known: () => missing,
  serviceEmail: () => 'gateway@example.com',
  wasAway: () => undefined,
  answered: () => undefined,
};
const path = '/entities/Booking';

describe('a booking that a platform neither keeps whole nor deletes', () => {
  it('is two errors in the log: what is missing, and which one has to be deleted', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { send } = answering({
      [`POST ${path}`]: { status: 201, body: { id: 'b1', version: 1 } },
      [`DELETE ${path}`]: { status: 403, body: null },
    });
    const bare = bareSend({ send, capabilities, locks: locksOf('usual'), serviceToken: 's', logger });
    const body = { version: 1, effect: 'book' };
    await expect(bare({ call: 'createBooking', method: 'POST', path, body })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { event: 'platform.booking-left', recordId: 'b1', status: 403 },
      { event: 'platform.lacks.booking-journal' },
    ]);
  });
});
