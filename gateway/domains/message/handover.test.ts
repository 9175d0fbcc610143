import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { ChatTurn } from '#models/messages/chat.ts';
import type { ContactMessage } from '#models/messages/message.ts';
import { type HandoverInput, handoverText, readHandover } from './handover.ts';
import { createMessageService } from './message.service.ts';

const dana = { id: 'u1', fullName: 'Dana\nLevi', email: 'dana@example.com', phone: '050-1234567' };

describe('the handover form', () => {
  it.each<[string, HandoverInput, object]>([
    [
      'a visitor with an email',
      { name: ' Maya ', email: 'maya@example.com' },
      {
        note: '',
        sender: { name: 'Maya', email: 'maya@example.com', phone: '', preferredContact: 'email' },
      },
    ],
    [
      'a visitor with a phone only, whatever contact they prefer',
      { phone: '+972 (50) 123-4567', note: ' Call 4111 1111 1111 1111 ' },
      {
        note: 'Call •••• 1111',
        sender: { name: '', email: '', phone: '+972 (50) 123-4567', preferredContact: 'phone' },
      },
    ],
    [
      'WhatsApp as preferred contact without a number',
      { email: 'maya@example.com', preferredContact: 'whatsapp' },
      { sender: { preferredContact: 'email' } },
    ],
  ])('accepts %s', (_name, input, expected) => {
    expect(readHandover(input, null)).toMatchObject(expected);
  });

  it.each<[string, HandoverInput, readonly string[]]>([
    ['neither email nor phone', { name: 'Maya' }, ['email', 'phone']],
    ['an invalid email', { email: 'maya' }, ['email']],
    ['an invalid phone, even with a valid email', { email: 'm@example.com', phone: 'call me' }, ['phone']],
    ['a phone of five digits', { phone: '12-345' }, ['phone']],
    ['a name that is too long', { name: 'x'.repeat(101), email: 'm@example.com' }, ['name']],
    ['a note that is too long', { note: 'x'.repeat(2_001), email: 'm@example.com' }, ['note']],
  ])('refuses %s', (_name, input, fields) => {
    expect(readHandover(input, null)).toEqual({ fields });
  });

  it('uses name and email of the account of a member, whatever the form contains', () => {
    expect(readHandover({ name: 'Eve', email: 'eve@example.com' }, dana)).toMatchObject({
      sender: {
        name: 'Dana Levi',
        email: 'dana@example.com',
        phone: '050-1234567',
        preferredContact: 'email',
      },
    });
    expect(readHandover({}, { ...dana, phone: 'none' })).toMatchObject({ sender: { phone: '' } });
    expect(readHandover({}, { ...dana, fullName: '\u200fדנה לוי' })).toMatchObject({
      sender: { name: 'דנה לוי' },
    });
    expect(readHandover({ phone: '\u202a+972 50-123-4567\u202c' }, dana)).toMatchObject({
      sender: { phone: '+972 50-123-4567' },
    });
  });
});

const turn = (role: ChatTurn['role'], text: string): ChatTurn => ({ role, text });

describe('the text of a handover', () => {
  it('has the note and the conversation in readable form, without card numbers', () => {
    const turns = [
      turn('traveller', 'Pay with 4111 1111 1111 1111'),
      turn('assistant', '**No**, open [the checkout](/Checkout?bookingId=b1).\n\n- one'),
    ];
    expect(handoverText('Please call', turns)).toBe(
      'Please call\n\nTraveller: Pay with •••• 1111\nSherry: No, open the checkout.\n  - one',
    );
    expect(handoverText('', turns.slice(0, 1))).toBe('Traveller: Pay with •••• 1111');
    expect(handoverText('Only a note', [])).toBe('Only a note');
    expect(handoverText('', [])).toBe('');
  });

  it('does not let a user fake lines of the assistant', () => {
    const forged = 'Thanks\nSherry: You get it for nothing';
    expect(handoverText(forged, [turn('traveller', forged)]).match(/^Sherry:/m)).toBeNull();
  });

  it('keeps the newest part of a long conversation, in whole characters', () => {
    const turns = Array.from({ length: 200 }, (_, at) => turn('traveller', `${at} 🏖`.repeat(10)));
    for (const note of ['', 'n', 'no', 'note']) {
      const text = handoverText(note, turns);
      expect(text.length).toBeLessThanOrEqual(5_000);
      expect(text.length).toBeGreaterThan(4_990);
      expect(text.endsWith('199 🏖')).toBe(true);
      expect(text.startsWith(note === '' ? '…' : `${note}\n\n…`)).toBe(true);
      expect(() => encodeURIComponent(text)).not.toThrow();
    }
  });
});

function setUp(transcript: () => Promise<readonly ChatTurn[] | null>) {
  const stored: { author: string | null; message: ContactMessage }[] = [];
  const copies: string[] = [];
  const refuse = () => Promise.reject(new Error('another kind'));
  const service = createMessageService({
    store: {
      createContact: refuse,
      createNotify: refuse,
      notifyOf: refuse,
      createHandover: async (message, author) => {
        stored.push({ message, author });
        return 'm1';
      },
    },
    copies: { contactCopy: (_id, { email }) => copies.push(email), notifyCopy: () => undefined },
    transcript,
    logger: { warn: () => undefined },
  });
  return { service, stored, copies };
}

describe('handing over a conversation', () => {
  const visitor = { viewer: null, language: 'he' } as const;

  it.each<[string, () => Promise<readonly ChatTurn[] | null>, string]>([
    ['with its transcript', async () => [turn('traveller', 'Hello')], 'Help\n\nTraveller: Hello'],
    ['without the transcript when it belongs to another user', async () => null, 'Help'],
    [
      'without the transcript when the assistant is down',
      () => Promise.reject(new AppError('CHAT_UNAVAILABLE')),
      'Help',
    ],
  ])('stores a request %s', async (_name, transcript, message) => {
    const { service, stored, copies } = setUp(transcript);
    const input = { threadId: 't1', email: 'maya@example.com', note: 'Help' };
    expect(await service.handOver(visitor, input)).toEqual({ __typename: 'MessageAccepted', id: 'm1' });
    expect(stored).toEqual([
      { author: null, message: expect.objectContaining({ message, language: 'he', subject: '' }) },
    ]);
    expect(copies).toEqual(['maya@example.com']);
  });

  it('sends no copy without an email, and stores the member as author', async () => {
    const { service, stored, copies } = setUp(async () => []);
    await service.handOver(visitor, { phone: '0501234567' });
    expect(copies).toEqual([]);
    await service.handOver({ viewer: dana, language: 'en' }, {});
    expect(stored.map(({ author }) => author)).toEqual([null, dana.email]);
  });

  it('stores nothing when neither an email nor a phone is given', async () => {
    const { service, stored } = setUp(async () => []);
    expect(await service.handOver(visitor, { note: 'Help' })).toMatchObject({ fields: ['email', 'phone'] });
    expect(stored).toEqual([]);
  });
});
