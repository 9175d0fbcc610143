import { describe, expect, it } from 'vitest';
import type { ContactMessage, NotifyRequest } from '#models/messages/message.ts';
import { createMessageService } from './message.service.ts';

/** A message store in memory, slow enough for two requests to overlap. */
function setUp(options: { readonly fails?: boolean } = {}) {
  const stored: { author: string | null; record: ContactMessage | NotifyRequest }[] = [];
  const copies: string[] = [];
  const store = (record: ContactMessage | NotifyRequest, author: string | null) => {
    if (options.fails) return Promise.reject(new Error('away'));
    stored.push({ author, record });
    return Promise.resolve(`m${stored.length}`);
  };
  const service = createMessageService({
    store: {
      createContact: store,
      createHandover: store,
      createNotify: store,
      notifyOf: async (topic, email) => {
        await Promise.resolve();
        const at = stored.findIndex(
          ({ record }) => 'topic' in record && record.topic === topic && record.email === email,
        );
        return at === -1 ? null : `m${at + 1}`;
      },
    },
    copies: {
      contactCopy: (id, { email }) => copies.push(`contact ${id} ${email}`),
      notifyCopy: (id, { email }) => copies.push(`notify ${id} ${email}`),
    },
    transcript: async () => null,
    logger: { warn: () => undefined },
  });
  return { service, stored, copies };
}

const visitor = { viewer: null, language: 'he' } as const;
const member = {
  viewer: { id: 'u1', email: 'Dana@Example.com', fullName: 'Dana Levi', phone: '' },
  language: 'en',
} as const;
const letter = { name: ' Maya Bar ', email: 'maya@example.com', message: 'Hello\r\nthere' };

describe('the contact form', () => {
  it('stores the message with the language of the pages, and sends a copy', async () => {
    const { service, stored, copies } = setUp();
    expect(await service.contact(visitor, letter)).toEqual({ __typename: 'MessageAccepted', id: 'm1' });
    expect(stored).toEqual([
      {
        author: null,
        record: {
          name: 'Maya Bar',
          email: 'maya@example.com',
          phone: '',
          subject: '',
          message: 'Hello\nthere',
          preferredContact: 'email',
          language: 'he',
        },
      },
    ]);
    expect(copies).toEqual(['contact m1 maya@example.com']);
  });

  it('stores the email of the member who wrote, beside the email in the form', async () => {
    const { service, stored } = setUp();
    await service.contact(member, letter);
    expect(stored[0]).toMatchObject({ author: 'Dana@Example.com', record: { email: 'maya@example.com' } });
  });

  it.each([
    [{ name: '   ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ email: 'nobody' }, ['email']],
    [{ email: 'a@example.com\nBcc: b@example.com' }, ['email']],
    [{ email: `${'a'.repeat(250)}@example.com` }, ['email']],
    [{ phone: '0'.repeat(51) }, ['phone']],
    [{ subject: 'x'.repeat(101) }, ['subject']],
    [{ name: '\u200F' }, ['name']],
    [{ message: ' \n ' }, ['message']],
    [{ message: 'x'.repeat(5_001) }, ['message']],
    [{ name: '', email: '', message: '' }, ['name', 'email', 'message']],
  ])('names the invalid fields: %j', async (part, fields) => {
    const { service, stored, copies } = setUp();
    expect(await service.contact(visitor, { ...letter, ...part })).toEqual({
      __typename: 'MessageRefused',
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect([stored, copies]).toEqual([[], []]);
  });

  it('turns subject and name into single lines, without the invisible characters of copied text', async () => {
    const { service, stored } = setUp();
    const copied = {
      name: '\u200FMaya\nBcc: b@example',
      email: '\u200Emaya@example.com',
      phone: '\u202A050-123-4567\u202C',
      subject: 'a\r\nb \u202Ec',
    };
    await service.contact(visitor, { ...letter, ...copied });
    expect(stored[0]?.record).toMatchObject({
      name: 'Maya Bcc: b@example',
      email: 'maya@example.com',
      phone: '050-123-4567',
      subject: 'a b c',
    });
  });

  it('accepts a text of the maximal length, and removes its control characters', async () => {
    const { service, stored } = setUp();
    await service.contact(visitor, { ...letter, message: `\u0000${'x'.repeat(5_000)}\u0007` });
    expect(stored[0]?.record).toMatchObject({ message: 'x'.repeat(5_000) });
  });

  it('stores no card number', async () => {
    const { service, stored } = setUp();
    await service.contact(visitor, { ...letter, message: 'My card 4111 1111 1111 1111 was charged' });
    expect(stored[0]?.record).toMatchObject({ message: 'My card •••• 1111 was charged' });
  });

  it('sends no copy of a message that was not stored', async () => {
    const { service, copies } = setUp({ fails: true });
    await expect(service.contact(visitor, letter)).rejects.toThrow('away');
    expect(copies).toEqual([]);
  });
});

describe('a notification request for a service', () => {
  it('is stored with the email of a member, or the one that a visitor enters', async () => {
    const { service, stored, copies } = setUp();
    await service.notify(member, { topic: 'car', email: 'other@example.com' });
    await service.notify(visitor, { topic: 'car', email: ' Maya@Example.com ' });
    expect(stored).toEqual([
      { author: 'Dana@Example.com', record: { email: 'dana@example.com', topic: 'car', language: 'en' } },
      { author: null, record: { email: 'maya@example.com', topic: 'car', language: 'he' } },
    ]);
    expect(copies).toEqual(['notify m1 dana@example.com', 'notify m2 maya@example.com']);
  });

  it('is stored once per topic and email, also after a double click', async () => {
    const { service, stored, copies } = setUp();
    const wish = { topic: 'insurance', email: 'maya@example.com' } as const;
    const answers = await Promise.all([service.notify(visitor, wish), service.notify(visitor, wish)]);
    answers.push(await service.notify(visitor, { ...wish, email: 'MAYA@example.com' }));
    expect(answers.map((answer) => ('id' in answer ? answer.id : null))).toEqual(['m1', 'm1', 'm1']);
    expect([stored.length, copies.length]).toEqual([1, 1]);
    await service.notify(visitor, { ...wish, topic: 'car' });
    expect(stored).toHaveLength(2);
  });

  it('requires an email from a visitor', async () => {
    const { service } = setUp();
    expect(await service.notify(visitor, { topic: 'car', email: '' })).toEqual({
      __typename: 'MessageRefused',
      code: 'BAD_USER_INPUT',
      fields: ['email'],
    });
  });

  it('is stored when it is sent again after the store has failed', async () => {
    const options = { fails: true };
    const { service, stored } = setUp(options);
    const wish = { topic: 'car', email: 'maya@example.com' } as const;
    await expect(service.notify(visitor, wish)).rejects.toThrow('away');
    options.fails = false;
    await service.notify(visitor, wish);
    expect(stored).toHaveLength(1);
  });
});
