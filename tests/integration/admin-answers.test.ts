/** Administrators reply to messages of travellers. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { codeOf, demoAdmin, queryAs } from './support/callers.ts';
import { arrived } from './support/people.ts';

let product: TestProduct;
let admin: Visitor;
const ask = queryAs(() => admin);

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
});
afterAll(() => product.stop());

const letter = {
  kind: 'contact',
  name: 'Maya',
  email: 'maya@example.com',
  subject: 'Late arrival',
  message: 'We land at <b>midnight</b>.',
  language: 'he',
};

const write = async (over: object = {}): Promise<string> =>
  String((await product.store('Message', { ...letter, ...over }))['id']);

interface Outcome {
  readonly __typename: string;
  readonly code?: string;
  readonly current?: object;
}

const answer = (id: string, text: string, key: string = randomUUID()) =>
  admin.ask<{ answerMessage: Outcome }>(
    `mutation($id: ID!, $text: String!, $key: String!) { answerMessage(id: $id, text: $text, key: $key) {
      __typename
      ... on MessageAnswered { answered { id isHandled answer { text by at } } }
      ... on MessageNotAnswered { code current { isHandled answer { text by } } }
    } }`,
    { id, text, key },
  );

const outcomeOf = async (...of: Parameters<typeof answer>) => (await answer(...of)).data.answerMessage;

const notesAbout = async (id: string) =>
  (
    await ask<{ adminAuditLog: { items: { recordId: string; action: string; summary: string }[] } }>(
      `{ adminAuditLog(page: { pageSize: 100 }) {
        items { recordId action actor summary changes { field before after } }
      } }`,
    )
  ).adminAuditLog.items.filter(({ recordId }) => recordId === id);

describe('replying to a message', () => {
  it('stores the reply, marks the message, mails it in the language of the message, and logs it without its text', async () => {
    const id = await write();
    expect(await outcomeOf(id, '  Come when you like.\r\nWe wait.  ')).toEqual({
      __typename: 'MessageAnswered',
      answered: {
        id,
        isHandled: true,
        answer: {
          text: 'Come when you like.\nWe wait.',
          by: 'admin@example.com',
          at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      },
    });
    expect(await product.record('Message', id)).toMatchObject({
      is_handled: true,
      handled_by: 'admin@example.com',
      answered_by: 'admin@example.com',
    });
    const [mail] = await arrived(admin, 'OutboxMail', { reference: id });
    expect(mail).toMatchObject({
      to: letter.email,
      kind: 'message-answer',
      language: 'he',
      status: 'stored',
    });
    expect(mail?.['html']).toContain('We land at &lt;b&gt;midnight&lt;/b&gt;.');
    expect(await notesAbout(id)).toEqual([
      {
        recordId: id,
        action: 'message.answer',
        actor: 'admin@example.com',
        summary: 'Answered a message',
        changes: [
          { field: 'isHandled', before: 'false', after: 'true' },
          { field: 'isAnswered', before: 'false', after: 'true' },
        ],
      },
    ]);
  });

  it('accepts one of two simultaneous replies, and shows the other administrator who replied what', async () => {
    const id = await write();
    const outcomes = await Promise.all([outcomeOf(id, 'One'), outcomeOf(id, 'Two')]);
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'MessageAnswered',
      'MessageNotAnswered',
    ]);
    const stored = String((await product.record('Message', id))['answer']);
    expect(outcomes.find(({ code }) => code)).toEqual({
      __typename: 'MessageNotAnswered',
      code: 'ALREADY_ANSWERED',
      current: { isHandled: true, answer: { text: stored, by: 'admin@example.com' } },
    });
    expect(await outcomeOf(id, 'Three')).toMatchObject({ code: 'ALREADY_ANSWERED' });
    await arrived(admin, 'OutboxMail', { reference: id });
    const { adminOutbox } = await ask<{ adminOutbox: { items: { text: string }[] } }>(
      '{ adminOutbox(page: { pageSize: 100 }) { items { text } } }',
    );
    expect(adminOutbox.items.filter(({ text }) => /^(One|Two|Three)$/m.test(text))).toHaveLength(1);
    expect(await notesAbout(id)).toHaveLength(1);
  });

  it('a repeated attempt does nothing more, and its key with another text is refused', async () => {
    const id = await write();
    const first = await outcomeOf(id, 'Yes', 'attempt-1');
    expect(await outcomeOf(id, ' Yes ', 'attempt-1')).toEqual(first);
    expect(codeOf(await answer(id, 'No', 'attempt-1'))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await answer(id, 'No', ''))).toBe('BAD_USER_INPUT');
    expect(await notesAbout(id)).toHaveLength(1);
  });

  it.each([
    ['an empty reply', {}, ' \n ', 'EMPTY_TEXT'],
    ['a reply that is too long', {}, 'x'.repeat(5_001), 'LONG_TEXT'],
    ['a reply without a recipient', { email: '' }, 'Yes', 'NO_RECIPIENT'],
  ])('refuses %s and stores nothing', async (_, over, text, code) => {
    const id = await write(over);
    expect(await outcomeOf(id, text)).toEqual({
      __typename: 'MessageNotAnswered',
      code,
      current: { isHandled: false, answer: null },
    });
    expect(await product.record('Message', id)).toMatchObject({ is_handled: false, answer: null });
    expect(await notesAbout(id)).toEqual([]);
  });

  it('accepts a reply at the length limit, and none to an unknown message', async () => {
    const id = await write();
    expect(await outcomeOf(id, 'x'.repeat(5_000))).toMatchObject({ __typename: 'MessageAnswered' });
    expect(codeOf(await answer('nobody', 'Yes'))).toBe('NOT_FOUND');
  });
});

describe('marking a message as handled', () => {
  const mark = (id: string, isHandled: boolean) =>
    admin.ask(
      'mutation($id: ID!, $isHandled: Boolean!) { setMessageHandled(id: $id, isHandled: $isHandled) { isHandled } }',
      {
        id,
        isHandled,
      },
    );

  it('is logged when it changes something, and not when the message already was in that state', async () => {
    const id = await write();
    expect((await mark(id, false)).data['setMessageHandled']).toEqual({ isHandled: false });
    expect(await notesAbout(id)).toEqual([]);
    await mark(id, true);
    expect((await mark(id, true)).data['setMessageHandled']).toEqual({ isHandled: true });
    expect((await notesAbout(id)).map(({ action }) => action)).toEqual(['message.handled']);
    expect(codeOf(await mark('nobody', true))).toBe('NOT_FOUND');
  });
});
