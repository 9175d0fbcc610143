import { describe, expect, it } from 'vitest';
import { resendRefusal } from './resend.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

const written = Date.parse('2031-05-01T10:00:00.000Z');
const failed = {
  status: 'failed',
  to: 'maya@example.com',
  kind: 'booking-confirmed',
  createdAt: new Date(written).toISOString(),
} as const;

describe('a failed mail', () => {
  it('about a booking can be sent again, however old it is', () => {
    expect(resendRefusal(failed, written + 1_000 * HOUR_MS)).toBeNull();
  });

  it('without an address cannot be sent again', () => {
    expect(resendRefusal({ ...failed, to: ' ' }, written)).toBe('NO_RECIPIENT');
  });

  it('for a new password can be sent again only within the hour in which its link works', () => {
    const mail = { ...failed, kind: 'password_reset' };
    expect(resendRefusal(mail, written + HOUR_MS - 1)).toBeNull();
    expect(resendRefusal(mail, written + HOUR_MS)).toBe('LINK_EXPIRED');
  });
});

it('resending a mail that did not fail is never refused', () => {
  for (const status of ['stored', 'sent'] as const)
    expect(resendRefusal({ ...failed, status, to: '' }, written)).toBeNull();
});
