import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { password, register } from './support/booking.ts';
import { arrived, hebrewVisitor, listed, signedIn } from './support/people.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  // Each caller has five messages a minute: every test uses an IP address of its own.
  product = await startTestProduct({ TRUSTED_PROXIES: 'loopback' });
  admin = await signedIn(product, 'admin');
});
afterAll(() => product.stop());

interface Answer {
  readonly __typename: string;
  readonly id?: string;
  readonly code?: string;
  readonly fields?: readonly string[];
}

const result = '__typename ... on MessageAccepted { id } ... on MessageRefused { code fields }';

const contact = (visitor: Visitor, input: object, from: string) =>
  visitor.ask<{ contact: Answer }>(
    `mutation($input: ContactInput!) { contact(input: $input) { ${result} } }`,
    { input },
    { 'x-forwarded-for': from },
  );

const notifyMe = (visitor: Visitor, topic: string, from: string, email = '') =>
  visitor.ask<{ notifyMe: Answer }>(
    `mutation($topic: NotifyTopic!, $email: String!) { notifyMe(topic: $topic, email: $email) { ${result} } }`,
    { topic, email },
    { 'x-forwarded-for': from },
  );

const letter = { name: 'מאיה בר', email: 'maya.bar@example.com', message: 'שלום,\nיש לי שאלה.' };

describe('the contact form', () => {
  it('stores the message for administrators and mails a copy to its writer, in their language', async () => {
    const { data } = await contact(hebrewVisitor(product), letter, '203.0.113.1');
    expect(data.contact.__typename).toBe('MessageAccepted');
    const id = data.contact.id ?? '';
    expect(await product.record('Message', id)).toMatchObject({
      ...letter,
      kind: 'contact',
      preferred_contact: 'email',
      language: 'he',
      is_handled: false,
      created_by: null,
    });
    const [mail] = await arrived(admin, 'OutboxMail', { reference: id });
    expect(mail).toMatchObject({
      to: letter.email,
      subject: 'קיבלנו את ההודעה שלכם',
      kind: 'contact-copy',
      language: 'he',
      status: 'stored',
    });
    expect(mail?.['html']).toContain('dir="rtl"');
    expect(mail?.['text']).not.toContain('יש לי שאלה');
  });

  it('uses name and email of a signed-in member', async () => {
    const member = product.visitor();
    const email = await register(member);
    const { data } = await contact(member, { ...letter, subject: 'Feedback' }, '203.0.113.2');
    expect(await product.record('Message', data.contact.id ?? '')).toMatchObject({
      created_by: email,
      email: letter.email,
      subject: 'Feedback',
      language: 'en',
    });
  });

  it('emails at most three copies an hour to an address, for any number of senders', async () => {
    const email = 'victim@example.com';
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { data } = await contact(product.visitor(), { ...letter, email }, `198.51.100.${n}`);
      ids.push(data.contact.id ?? '');
    }
    // Administrators see every message, whether or not its writer gets a copy.
    expect(await listed(admin, 'Message', { email })).toHaveLength(5);
    const copies = async () => (await listed(admin, 'OutboxMail', { to: email })).length;
    await expect.poll(copies, { timeout: 20_000 }).toBe(3);
    const after = await contact(product.visitor(), letter, '198.51.100.9');
    await arrived(admin, 'OutboxMail', { reference: after.data.contact.id ?? '' });
    expect(await copies()).toBe(3);
  });

  it('names the invalid fields and stores nothing', async () => {
    const bad = { name: '\u200F\n', email: 'eve', message: ' ' };
    const { data } = await contact(product.visitor(), bad, '203.0.113.3');
    expect(data.contact).toEqual({
      __typename: 'MessageRefused',
      code: 'BAD_USER_INPUT',
      fields: ['name', 'email', 'message'],
    });
    expect(await listed(admin, 'Message', { email: 'eve' })).toEqual([]);
  });

  it('accepts five messages a minute from one caller, and then says when to retry', async () => {
    const visitor = product.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await contact(visitor, { ...letter, name: '' }, '203.0.113.4')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { errors } = await contact(visitor, letter, '203.0.113.4');
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await contact(visitor, letter, '203.0.113.5')).status).toBe(200);
  });
});

describe('notify me', () => {
  it("stores a member's own email, once for each topic", async () => {
    const member = product.visitor();
    const email = await register(member);
    const from = '203.0.113.6';
    const first = await notifyMe(member, 'car', from, 'somebody.else@example.com');
    const second = await notifyMe(member, 'car', from);
    const other = await notifyMe(member, 'insurance', from);
    expect(second.data.notifyMe).toEqual(first.data.notifyMe);
    expect(other.data.notifyMe.id).not.toBe(first.data.notifyMe.id);
    const stored = await listed(admin, 'Message', { kind: 'notify', email });
    expect(stored.map(({ topic }) => String(topic)).toSorted()).toEqual(['car', 'insurance']);
    expect(stored.every((message) => message['created_by'] === email)).toBe(true);
    await arrived(admin, 'OutboxMail', { reference: String(other.data.notifyMe.id) });
    expect(await listed(admin, 'OutboxMail', { to: email })).toHaveLength(2);
  });

  it('requires an email from a visitor', async () => {
    const visitor = product.visitor();
    const without = await notifyMe(visitor, 'attractions', '203.0.113.7');
    expect(without.data.notifyMe).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['email'] });
    const { data } = await notifyMe(visitor, 'attractions', '203.0.113.7', 'New.One@example.com');
    expect(await product.record('Message', data.notifyMe.id ?? '')).toMatchObject({
      kind: 'notify',
      topic: 'attractions',
      email: 'new.one@example.com',
      created_by: null,
    });
  });
});

describe('the export of own data', () => {
  const exported = async (member: Visitor): Promise<string> => {
    const { data } = await member.ask<{ myDataExport: { content: string } }>('{ myDataExport { content } }');
    return data.myDataExport.content;
  };

  it('contains what a member wrote, but not what others wrote under the same email, or what its former owner did', async () => {
    const member = product.visitor();
    const email = await register(member);
    await contact(member, { ...letter, email, message: 'Written by the member' }, '203.0.113.41');
    await contact(product.visitor(), { ...letter, email, message: 'Written by a visitor' }, '203.0.113.42');
    expect(await exported(member)).toContain('Written by the member');
    expect(await exported(member)).not.toContain('Written by a visitor');

    await member.ask('mutation($password: String!) { deleteMyAccount(password: $password) { __typename } }', {
      password,
    });
    const next = product.visitor();
    await next.ask('mutation($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { fullName: 'Next Owner', email, password },
    });
    expect(await exported(next)).toContain(email);
    expect(await exported(next)).not.toContain('Written');
  });
});
