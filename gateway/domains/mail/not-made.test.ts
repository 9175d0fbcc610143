import { describe, expect, it, vi } from 'vitest';
import { bare, booking, mailService, written } from './testing/kit.ts';

const absent = {
  status: 'pending',
  tries: 4,
  outcome: { kind: 'absent', code: 'PROVIDER_REFUSED' },
} as const;
const keyOf = (clientRef: string): string => `booking-not-made b-0000-f3a9c2e1 ${clientRef}`;

describe('the mail about a booking that a status check did not find at the hotel', () => {
  it('says that there is no reservation and no charge, and how to try again', async () => {
    const mail = await written(absent, 'booking-not-made');
    const text = bare(mail.text);
    expect(mail).toMatchObject({
      to: 'maya@example.com',
      kind: 'booking-not-made',
      reference: 'b-0000-f3a9c2e1',
    });
    expect(text).toContain('It has no reservation for the stay below, and you were not charged.');
    expect(text).toContain('https://solera.example/Checkout?bookingId=b-0000-f3a9c2e1');
    // No amounts, because nothing was paid.
    expect(text).not.toContain('₪');
  });

  it('is written in the traveller’s language', async () => {
    const mail = await written({ ...absent, language: 'he' }, 'booking-not-made');
    expect(mail.html).toContain('dir="rtl"');
    expect(bare(mail.text)).toContain('ולא חויבתם');
  });

  it('is sent for each attempt, also when sending the second one fails at first', async () => {
    const { service, stored } = mailService(['stored', 'refused']);
    for (const clientRef of ['HB1', 'HB2']) {
      service.bookingNotification({ kind: 'booking-not-made', booking: booking({ ...absent, clientRef }) });
      await service.idle();
    }
    expect(stored.map(({ key }) => key)).toEqual(['HB1', 'HB2'].map(keyOf));
  });

  it('of a second attempt is written by the check for missing mails, although the first one has its mail', async () => {
    const history = [{ at: '2025-01-01T00:00:00Z', who: 'system', what: 'absent' }];
    const second = booking({ ...absent, clientRef: 'HB2', history });
    const { service, stored } = mailService([], [second]);
    service.bookingNotification({ kind: 'booking-not-made', booking: { ...second, clientRef: 'HB1' } });
    await service.idle();
    const end = service.keepWatch();
    await vi.waitFor(() => expect(stored.map(({ key }) => key)).toEqual(['HB1', 'HB2'].map(keyOf)));
    end();
  });
});
