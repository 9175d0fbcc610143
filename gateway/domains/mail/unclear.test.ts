import { describe, expect, it } from 'vitest';
import { bare, booking, mailService, written } from './testing/kit.ts';

const unclear = { status: 'pending', pendingOperation: 'book', tries: 1, clientRef: 'HB1' } as const;

describe('the mail about a booking whose outcome is not known yet', () => {
  it('says that it is being confirmed, that nothing is charged twice, and that another mail follows', async () => {
    const mail = await written(unclear, 'booking-unclear');
    const text = bare(mail.text);
    expect(mail).toMatchObject({ to: 'maya@example.com', reference: 'b-0000-f3a9c2e1' });
    expect(mail.subject).toContain('Your booking is being confirmed');
    expect(text).toContain('We keep checking, and write to you again as soon as we know.');
    expect(text).toContain('You are not charged twice.');
    expect(text).toContain('https://solera.example/Bookings');
    expect(text).not.toContain('₪');
  });

  it('is written in the traveller’s language', async () => {
    const mail = await written({ ...unclear, language: 'he' }, 'booking-unclear');
    expect(mail.html).toContain('dir="rtl"');
    expect(bare(mail.text)).toContain('לא תחויבו פעמיים.');
  });

  it('has the same key for every try of one attempt, so that it is stored once', async () => {
    const { service, stored } = mailService();
    for (const tries of [1, 2])
      service.bookingNotification({ kind: 'booking-unclear', booking: booking({ ...unclear, tries }) });
    await service.idle();
    expect(new Set(stored.map(({ key }) => key))).toEqual(new Set(['booking-unclear b-0000-f3a9c2e1 HB1']));
  });
});
