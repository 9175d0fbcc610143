import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import type { Visitor } from '../support/visitor.ts';
import { register } from './support/booking.ts';
import { codesOf } from './support/cancelling.ts';
import { chatAt } from './support/chatting.ts';
import { arrived, hebrewVisitor, signedIn } from './support/people.ts';

let chat: StubServer;
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  chat = await startStubServer();
  // Each caller has five messages a minute: every test uses an IP address of its own.
  product = await startTestProduct({ ...chatAt(chat), TRUSTED_PROXIES: 'loopback' });
  admin = await signedIn(product, 'admin');
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});

interface Outcome {
  readonly __typename: string;
  readonly id?: string;
  readonly fields?: readonly string[];
}

const talk = (visitor: Visitor, input: object, from: string) =>
  visitor.ask<{ talkToPerson: Outcome }>(
    `mutation($input: TalkToPersonInput!) {
      talkToPerson(input: $input) { __typename ... on MessageAccepted { id } ... on MessageRefused { fields } }
    }`,
    { input },
    { 'x-forwarded-for': from },
  );

const turns = (...texts: readonly string[]) => ({
  threadId: 't1',
  turns: texts.map((text, at) => ({
    role: at % 2 === 0 ? 'traveller' : 'assistant',
    text,
    at: '2026-11-21T10:00:00Z',
  })),
});

describe('talkToPerson', () => {
  it("stores the conversation for customer service, and a copy in the member's messages", async () => {
    chat.json(turns('My card is 4111 1111 1111 1111', 'Never tell it. **Open** [the checkout](/Checkout)'));
    const member = product.visitor();
    const email = await register(member);
    const { data } = await talk(member, { threadId: 't1', note: 'Please call', name: 'Eve' }, '203.0.113.1');
    const id = data.talkToPerson.id ?? '';
    expect(chat.seen[0]).toMatchObject({ method: 'GET', url: '/chat/t1' });
    expect(chat.seen[0]?.headers['x-caller-id']).toMatch(/^[\w-]{43}$/);
    expect(await product.record('Message', id)).toMatchObject({
      kind: 'handover',
      email,
      created_by: email,
      preferred_contact: 'email',
      message: 'Please call\n\nTraveller: My card is •••• 1111\nSherry: Never tell it. Open the checkout',
    });
    const [mail] = await arrived(admin, 'OutboxMail', { reference: id });
    expect(mail).toMatchObject({ to: email, kind: 'contact-copy' });
    const inbox = await admin.ask<{ adminMessages: { items: { id: string; kind: string }[] } }>(
      '{ adminMessages(kind: handover) { items { id kind } } }',
    );
    expect(inbox.data.adminMessages.items).toContainEqual({ id, kind: 'handover' });
  });

  it('keeps the newest part of a long conversation', async () => {
    chat.json(turns(...Array.from({ length: 60 }, (_, at) => `${at} ${'שלום '.repeat(40)}`)));
    const { data } = await talk(
      hebrewVisitor(product),
      { threadId: 't1', phone: '050-1234567' },
      '203.0.113.2',
    );
    const stored = await product.record('Message', data.talkToPerson.id ?? '');
    expect(stored).toMatchObject({ language: 'he', preferred_contact: 'phone', phone: '050-1234567' });
    expect(String(stored['message']).length).toBeLessThanOrEqual(5_000);
    expect(stored['message']).toMatch(/^…[\s\S]+Sherry: 59 /);
  });

  it.each([
    ['has no such conversation', () => chat.json({}, 404)],
    ['is down', () => chat.text('', 503)],
    ['returns HTML', () => chat.text('<html></html>')],
  ])('stores the note alone when the assistant %s', async (_name, prepare) => {
    prepare();
    const input = { threadId: 't1', email: 'maya@example.com', note: 'Help' };
    const { data } = await talk(product.visitor(), input, '203.0.113.3');
    expect(await product.record('Message', data.talkToPerson.id ?? '')).toMatchObject({
      message: 'Help',
      created_by: null,
    });
  });

  it('refuses a visitor without contact details, and more than five requests a minute', async () => {
    const from = '203.0.113.4';
    const { data } = await talk(product.visitor(), { note: 'Help', email: 'maya' }, from);
    expect(data.talkToPerson).toMatchObject({ __typename: 'MessageRefused', fields: ['email'] });
    for (let at = 0; at < 4; at += 1) await talk(product.visitor(), {}, from);
    expect(codesOf((await talk(product.visitor(), {}, from)).errors)).toBe('RATE_LIMITED');
  });
});
