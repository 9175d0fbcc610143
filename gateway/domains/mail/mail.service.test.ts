import { describe, expect, it, vi } from 'vitest';
import { bare, booking, mailService, money, written } from './testing/kit.ts';

const unnamed = { name: { en: null, he: null } };

describe('the confirmation mail', () => {
  it('goes to the guest, about the booking, in their language', async () => {
    const mail = await written({}, 'booking-confirmed');
    expect(mail).toMatchObject({
      to: 'maya@example.com',
      kind: 'booking-confirmed',
      reference: 'b-0000-f3a9c2e1',
      language: 'en',
      fromName: 'Solera',
    });
    expect(bare(mail.subject)).toBe('Booking confirmed: Lido <b>Bay</b>');
  });

  it.each([
    [
      'is not known',
      async () => ({
        ...unnamed,
        address: ' ',
        coordinates: null,
        placeInTown: null,
        surroundings: null,
        checkInTime: null,
        checkOutTime: null,
      }),
    ],
    ['cannot be read', () => Promise.reject(new Error('down'))],
  ])('is sent although the location of the hotel %s', async (_, hotelNow) => {
    const { text } = await written({}, 'booking-confirmed', hotelNow);
    expect(text).toContain('Confirmation number');
    expect(text).not.toMatch(/Address|centre|Map/);
  });

  it('is sent without the location when the hotel does not respond within five seconds', async () => {
    vi.useFakeTimers();
    try {
      const mail = written({}, 'booking-confirmed', () => new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(5_000);
      expect((await mail).text).not.toContain('Address');
    } finally {
      vi.useRealTimers();
    }
  });

  it('has a subject of one line, whatever the name of the hotel contains', async () => {
    const mail = await written({ hotelName: 'Lido\r\nBcc: eve@example.com' }, 'booking-confirmed');
    expect(bare(mail.subject)).toBe('Booking confirmed: Lido Bcc: eve@example.com');
  });

  it('contains the stay, the prices, the total and a link to the booking', async () => {
    const mail = await written({}, 'booking-confirmed');
    const text = bare(mail.text);
    for (const line of [
      'Hello Maya,',
      'Confirmation number: F3A9C2E1',
      'Check-in: Mon, 12 May 2031',
      'Guests: 2 adults, 2 children (ages 4, 6)',
      'Room: Deluxe Room',
      'Room price: ₪1,234.50',
      'SUV + GPS, 2 days: ₪418',
      'Travel insurance, 4 guests: ₪136',
      'Zoo, 2 tickets: ₪160',
      'Total: ₪1,948.50',
      'Paid at the hotel: City tax: ¥1,250',
      'Free cancellation until Sat, 10 May 2031, 15:00, hotel time; ₪617.25 from Sat, 10 May 2031, 15:00; from check-in on, the nights that have begun',
      'Extras are refunded in full until Sat, 10 May 2031, 15:00 (hotel’s local time), later they are not.',
      'https://solera.example/ThankYou?bookingId=b-0000-f3a9c2e1',
    ])
      expect(text).toContain(line);
    expect(bare(mail.html)).toContain('₪1,948.50');
    expect(mail.html).toContain('href="https://solera.example/ThankYou?bookingId=b-0000-f3a9c2e1"');
  });

  it.each([
    ['en', 'Non-refundable. By law you may still cancel within 14 days of booking for a fee of ₪61.73,'],
    ['he', 'ללא החזר כספי. לפי החוק אפשר בכל זאת לבטל תוך 14 ימים מההזמנה בדמי ביטול של ‎61.73 ₪,'],
  ] as const)('names the right to cancel a room whose own fee is higher (%s)', async (language, words) => {
    const { quote } = booking();
    if (!quote) throw new Error('the booking has no quote');
    const cancellation = { isFree: false, freeUntil: null, steps: [] };
    const nonRefundable = { language, quote: { ...quote, cancellation } };
    expect(bare((await written(nonRefundable, 'booking-confirmed')).text)).toContain(bare(words));
    const costly = { ...cancellation, steps: [{ from: '2031-01-01T00:00', fee: money(50_000) }] };
    const partlyRefundable = { language, quote: { ...quote, cancellation: costly } };
    expect(bare((await written(partlyRefundable, 'booking-confirmed')).text)).toMatch(/By law|לפי החוק/);
    const partly = { ...cancellation, steps: [{ from: '2031-01-01T00:00', fee: money(5_000) }] };
    for (const other of [
      { ...nonRefundable, checkIn: '2020-05-12', checkOut: '2020-05-14' },
      { language, quote: { ...quote, cancellation: partly } },
      { language },
    ])
      expect(bare((await written(other, 'booking-confirmed')).text)).not.toMatch(/By law|לפי החוק/);
  });

  it.each([
    ['names', 13, true],
    ['does not name', 16, false],
  ])('%s the right to cancel when it is written %i days after the payment', async (_, days, isNamed) => {
    const { quote } = booking();
    if (!quote) throw new Error('the booking has no quote');
    const paidAt = new Date(Date.now() - days * 86_400_000).toISOString();
    const { text } = await written(
      {
        quote: { ...quote, cancellation: { isFree: false, freeUntil: null, steps: [] } },
        payment: { brand: 'Visa', lastFour: '4242', paidAt },
      },
      'booking-confirmed',
    );
    expect(text.includes('By law you may still cancel')).toBe(isNamed);
  });

  it('promises no refund of extras when it is too late for one', async () => {
    const late = { checkIn: '2020-05-12', checkOut: '2020-05-14' };
    const texts = [];
    for (const language of ['en', 'he'] as const)
      texts.push(bare((await written({ ...late, language }, 'booking-confirmed')).text));
    expect(texts[0]).toContain('extras are not refunded any more: the time for that has passed.');
    expect(texts[0]).not.toContain('refunded in full');
    expect(texts[1]).toContain('התוספות כבר אינן מוחזרות');
  });

  it('shows markup in names as text and loads nothing from outside', async () => {
    const { html } = await written({}, 'booking-confirmed');
    expect(html).toContain('Lido &lt;b&gt;Bay&lt;/b&gt;');
    expect(html).not.toContain('<b>Bay');
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  });

  it('is Hebrew from right to left, with Hebrew plural forms and names', async () => {
    const mail = await written({ language: 'he' }, 'booking-confirmed');
    expect(mail.html).toMatch(/^<!DOCTYPE html>.*<html dir="rtl" lang="he">/);
    expect(mail.html).toContain('<bdi dir="ltr">F3A9C2E1</bdi>');
    const text = bare(mail.text);
    for (const line of [
      'סולרה',
      'שלום Maya,',
      'אורחים: שני מבוגרים, שני ילדים',
      'חדר: חדר דלוקס',
      'ארוחות: חצי פנסיון',
      'רכב פנאי (SUV) + GPS, יומיים: 418 ₪',
      'גן חיות, שני כרטיסים: 160 ₪',
      'סה״כ: 1,948.50 ₪',
      '617.25 ₪ החל משבת, 10 במאי 2031, 15:00',
    ])
      expect(text).toContain(line);
    expect(mail.subject).toBe('ההזמנה אושרה: \u2068Lido <b>Bay</b>\u2069');
  });

  it('goes to the member when the guest gave no email', async () => {
    expect((await written({ guest: null }, 'booking-confirmed')).to).toBe('owner@example.com');
  });
});

describe('the cancellation mail', () => {
  const cancellationDetails = {
    hotelFee: money(10_000),
    extrasFee: money(0),
    fee: money(10_000),
    refund: money(184_850),
    reason: 'REMOTE_SALE',
    isEstimate: false,
    requestedAt: '2031-01-02T00:00:00Z',
    declaration: null,
  } as const;

  it('contains what was paid, fee, refund and reason', async () => {
    const text = bare((await written({ cancellationDetails }, 'booking-cancelled')).text);
    for (const line of [
      'Paid: ₪1,948.50',
      'Cancellation fee: ₪100',
      'Refund: ₪1,848.50',
      'consumer law on distance selling',
      'https://solera.example/Bookings',
    ])
      expect(text).toContain(line);
  });

  it.each([
    ['en', ['Cancellation fee: ₪150', 'Of it, for the hotel: ₪100', 'Of it, for the extras: ₪50']],
    ['he', ['מתוכם עבור המלון', 'מתוכם עבור התוספות']],
  ] as const)('contains both parts of a fee for hotel and extras (%s)', async (language, lines) => {
    const parts = { ...cancellationDetails, extrasFee: money(5_000), fee: money(15_000) };
    const text = bare((await written({ cancellationDetails: parts, language }, 'booking-cancelled')).text);
    for (const line of lines) expect(text).toContain(line);
    const whole = bare((await written({ cancellationDetails, language }, 'booking-cancelled')).text);
    for (const line of lines) expect(whole).not.toContain(line);
  });

  it('says that the nights that have begun, and one more, are charged', async () => {
    const begun = { ...cancellationDetails, reason: 'STAY_BEGUN' } as const;
    expect(bare((await written({ cancellationDetails: begun }, 'booking-cancelled')).text)).toContain(
      'the nights that had begun and one more are not refunded',
    );
    const hebrew = await written({ cancellationDetails: begun, language: 'he' }, 'booking-cancelled');
    expect(bare(hebrew.text)).toContain('הלילות שהתחילו ולילה נוסף אינם מוחזרים');
  });

  it('contains only the amount paid when no fee and refund were computed', async () => {
    const text = bare((await written({}, 'booking-cancelled')).text);
    expect(text).toContain('Paid: ₪1,948.50');
    expect(text).not.toContain('Refund');
  });
});

describe('acknowledgement mails', () => {
  it('of a contact message contain none of its text, because the email may belong to someone else', async () => {
    const { service, stored } = mailService();
    service.contactCopy('m1', {
      name: 'Dana <i>',
      email: 'dana@example.com',
      phone: '+972 50 000 0000',
      subject: 'Payment Issues',
      message: 'First line\n<script>alert(1)</script>',
      preferredContact: 'whatsapp',
      language: 'he',
    });
    await service.idle();
    expect(stored[0]).toMatchObject({
      to: 'dana@example.com',
      kind: 'contact-copy',
      reference: 'm1',
      subject: 'קיבלנו את ההודעה שלכם',
    });
    for (const text of [stored[0]?.html, stored[0]?.text])
      expect(text).not.toMatch(/Dana|First line|script|000 0000|Payment/);
    expect(bare(stored[0]?.text ?? '')).toContain('מענה דרך: וואטסאפ');
  });

  it('of a notification request name the topic', async () => {
    const { service, stored } = mailService();
    service.notifyCopy('m2', { email: 'd@example.com', topic: 'insurance', language: 'en' });
    await service.idle();
    expect(stored[0]?.text).toContain('hear about travel insurance');
  });
});

describe('the check for missing mails', () => {
  it('writes a missing mail under the key of the lost one, and no other mail', async () => {
    const paid = booking({
      clientRef: 'HB1',
      outcome: { kind: 'confirmed', code: null },
      payment: { brand: 'visa', lastFour: '4242', paidAt: '2031-01-01T00:00:00Z' },
      history: [{ at: '2025-01-01T00:00:00Z', who: 'system', what: 'confirmed' }],
    });
    const { service, stored } = mailService([], [paid, { ...paid, id: 'b2', payment: null }]);
    const end = service.keepWatch();
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    end();
    const { key } = await written({ clientRef: 'HB1' }, 'booking-confirmed');
    expect(stored[0]).toMatchObject({ kind: 'booking-confirmed', reference: paid.id, key });
  });
});

describe('sending a mail', () => {
  const send = async (replies: Parameters<typeof mailService>[0]) => {
    const box = mailService(replies);
    box.service.bookingNotification({ kind: 'booking-confirmed', booking: booking() });
    await box.service.idle();
    return { calls: box.calls(), mails: box.stored.length, errors: box.errors.length };
  };

  it('is repeated three times and then given up, with an error in the log', async () => {
    expect(await send(['refused', 'refused', 'refused', 'stored'])).toEqual({
      calls: 4,
      mails: 1,
      errors: 0,
    });
    expect(await send(['refused', 'refused', 'refused', 'refused', 'stored'])).toEqual({
      calls: 4,
      mails: 0,
      errors: 1,
    });
  });

  it('is not repeated when only the response was lost', async () => {
    expect(await send(['reply lost'])).toEqual({ calls: 1, mails: 1, errors: 0 });
  });

  it('is skipped when the booking has no email address', async () => {
    const box = mailService();
    box.service.bookingNotification({
      kind: 'booking-confirmed',
      booking: booking({ guest: null, createdBy: null }),
    });
    await box.service.idle();
    expect(box.stored).toEqual([]);
  });
});
