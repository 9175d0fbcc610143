import { describe, expect, it } from 'vitest';
import { bare, booking, mailService, written } from './testing/kit.ts';

const absent = {
  status: 'pending',
  tries: 4,
  outcome: { kind: 'absent', code: 'PROVIDER_REFUSED' },
} as const;

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

  it('is sent for each attempt, because each one has its own key', async () => {
    const { service, stored } = mailService();
    for (const clientRef of ['HB1', 'HB2'])
      service.bookingNotification({ kind: 'booking-not-made', booking: booking({ ...absent, clientRef }) });
    await service.idle();
    expect(new Set(stored.map(({ key }) => key)).size).toBe(2);
  });
});
