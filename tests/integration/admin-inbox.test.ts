/** Reviews, messages, mails and the audit log of the admin panel. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { codeOf, demoAdmin, queryAs } from './support/callers.ts';
import { callsBy } from './support/platform-calls.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';

let product: TestProduct;
let admin: Visitor;
const ask = queryAs(() => admin);

/** A word that occurs only in the records of this test. */
const mark = `zq${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
});
afterAll(() => product.stop());

describe('reviews', () => {
  interface Named {
    readonly review: { readonly id: string };
    readonly hotelName: string | null;
    readonly hotelNameHe: string | null;
  }
  const list = (args = '') =>
    ask<{ adminReviews: { items: Named[]; pageInfo: { totalItems: number } } }>(
      `{ adminReviews(search: "${mark}", ${args} sort: OLDEST) {
        items { review { id rating title createdBy stayDate } hotelName hotelNameHe } pageInfo { totalItems }
      } }`,
    ).then(({ adminReviews }) => adminReviews);

  it("have the name of their hotel, be it stored, deleted, known from a booking or the provider's; null when unknown", async () => {
    const kept = await createHotel(admin, hotelForm({ name: `Kept ${mark}` }));
    const gone = await createHotel(admin, hotelForm({ name: `Gone ${mark}`, nameHe: '' }));
    await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id: gone.id });
    const { id: stay } = await product.store('Booking', {
      hotel_id: '1999999',
      hotel_name: 'As it was booked',
      status: 'confirmed',
      check_in_date: '2026-01-01',
      check_out_date: '2026-01-02',
      total_price: 100,
    });
    const write = async (hotelId: string, rating: number, more: object = {}) =>
      product.store('Review', {
        hotel_id: hotelId,
        rating,
        title: `T ${mark}`,
        comment: 'x',
        reviewer_name: 'R',
        ...more,
      });
    await write(kept.id, 5);
    await write(gone.id, 4);
    await write('1999999', 3, { booking_id: stay });
    await write('nobody-knows', 2);
    const { items, pageInfo } = await list();
    expect(pageInfo.totalItems).toBe(4);
    expect(items.map(({ hotelName }) => hotelName)).toEqual([
      `Kept ${mark}`,
      `Gone ${mark}`,
      'As it was booked',
      null,
    ]);
    expect(items.map(({ hotelNameHe }) => hotelNameHe)).toEqual(['מלון הבדיקה', null, null, null]);
    expect((await list('rating: 4')).items.map(({ hotelName }) => hotelName)).toEqual([`Gone ${mark}`]);

    const cost = await callsBy(product, () => list());
    expect(cost).toMatchObject({
      adminReviewList: 1,
      adminReviewCount: 1,
      hotelNames: 1,
      bookedHotelNames: 1,
    });

    const read = async () =>
      (
        await product
          .visitor()
          .ask<{ hotel: { quality: { score: number; reviewCount: number | null } } }>(
            'query($id: ID!) { hotel(id: $id) { quality { score reviewCount } reviews { items { id } } } }',
            { id: kept.id },
          )
      ).data.hotel;
    expect(await read()).toMatchObject({ quality: { score: 5, reviewCount: 1 }, reviews: { items: [{}] } });
    const remove = (id: string) => admin.ask('mutation($id: ID!) { deleteReview(id: $id) }', { id });
    const first = items[0]?.review.id ?? '';
    expect((await remove(first)).data).toEqual({ deleteReview: true });
    expect(await read()).toMatchObject({ quality: { reviewCount: null }, reviews: { items: [] } });
    expect(codeOf(await remove(first))).toBe('NOT_FOUND');
  });
});

describe('the inbox', () => {
  it('lists messages, marks them, and reads mails with their texts in one additional call', async () => {
    const { id } = await product.store('Message', {
      kind: 'contact',
      name: 'Maya',
      email: 'maya@example.com',
      message: 'Hello',
      preferred_contact: 'phone',
      language: 'en',
    });
    const { adminMessages } = await ask<{ adminMessages: { items: object[] } }>(
      '{ adminMessages(kind: contact) { items { id name preferredContact isHandled } } }',
    );
    expect(adminMessages.items[0]).toEqual({ id, name: 'Maya', preferredContact: 'phone', isHandled: false });
    const openOnes = async () =>
      (
        await ask<{ adminMessages: { items: { id: string }[] } }>(
          '{ adminMessages(isHandled: false, page: { pageSize: 100 }) { items { id } } }',
        )
      ).adminMessages.items.map((each) => each.id);
    expect(await openOnes()).toContain(id);
    const mark = await admin.ask(
      'mutation($id: ID!) { setMessageHandled(id: $id, isHandled: true) { isHandled } }',
      { id },
    );
    expect(mark.data['setMessageHandled']).toEqual({ isHandled: true });
    expect(await openOnes()).not.toContain(id);
    expect(await product.record('Message', String(id))).toMatchObject({ handled_by: 'admin@example.com' });

    for (const subject of ['First', 'Second'])
      await product.store('OutboxMail', {
        to: 'maya@example.com',
        subject,
        html: `<p>${subject}</p>`,
        text: subject,
        language: 'en',
        kind: 'test',
      });
    let mails: unknown;
    const cost = await callsBy(product, async () => {
      mails = (
        await ask<{ adminOutbox: { items: object[] } }>(
          '{ adminOutbox(page: { pageSize: 2 }) { items { subject html text status } } }',
        )
      ).adminOutbox.items;
    });
    expect(mails).toEqual([
      { subject: 'Second', html: '<p>Second</p>', text: 'Second', status: 'stored' },
      { subject: 'First', html: '<p>First</p>', text: 'First', status: 'stored' },
    ]);
    await product.store('OutboxMail', {
      to: 'maya@example.com',
      subject: 'Refused',
      text: 'x',
      kind: 'test',
      status: 'failed',
      attempts: 5,
      last_error: 'EAUTH 535',
    });
    const failed = await ask<{ adminOutbox: { items: object[] } }>(
      '{ adminOutbox(status: failed, page: { pageSize: 1 }) { items { subject status attempts lastError } } }',
    );
    expect(failed.adminOutbox.items).toEqual([
      { subject: 'Refused', status: 'failed', attempts: 5, lastError: 'EAUTH 535' },
    ]);
    expect(cost).toMatchObject({ adminOutboxMailList: 1, adminOutboxMailCount: 1, mailBodies: 1 });
  });

  it('sends and logs a failed mail once more, however often the button is pressed', async () => {
    const failed = { subject: 'Lost', text: 'x', kind: 'test', status: 'failed', attempts: 5 };
    const lost = await product.store('OutboxMail', { ...failed, to: 'maya@example.com', last_error: 'x' });
    const resend = async (id: unknown) =>
      (
        await admin.ask(
          `mutation($id: ID!) { resendMail(id: $id) {
            __typename
            ... on MailResent { mail { status attempts resendRefusal text } }
            ... on MailNotResent { code mail { status resendRefusal } }
          } }`,
          { id },
        )
      ).data['resendMail'];
    const waiting = {
      __typename: 'MailResent',
      mail: { status: 'stored', attempts: 0, resendRefusal: null, text: 'x' },
    };
    expect(await Promise.all([resend(lost['id']), resend(lost['id'])])).toEqual([waiting, waiting]);
    const { adminAuditLog } = await ask<{ adminAuditLog: { items: object[] } }>(
      '{ adminAuditLog(action: "mail.resend") { items { recordId changes { field before after } } } }',
    );
    expect(adminAuditLog.items).toEqual([
      {
        recordId: lost['id'],
        changes: [
          { field: 'status', before: 'failed', after: 'stored' },
          { field: 'attempts', before: '5', after: '0' },
        ],
      },
    ]);

    const nowhere = await product.store('OutboxMail', { ...failed, to: '' });
    expect(await resend(nowhere['id'])).toEqual({
      __typename: 'MailNotResent',
      code: 'NO_RECIPIENT',
      mail: { status: 'failed', resendRefusal: 'NO_RECIPIENT' },
    });
    expect(await product.record('OutboxMail', String(nowhere['id']))).toMatchObject({ attempts: 5 });
    const unknown = await admin.ask('mutation { resendMail(id: "x") { __typename } }');
    expect(codeOf(unknown)).toBe('NOT_FOUND');
  });

  it('has an audit log of what administrators did in it', async () => {
    const hotel = await createHotel(admin, hotelForm({ name: 'Audited' }));
    await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id: hotel.id });
    await admin.ask('mutation($id: ID!) { restoreHotel(id: $id) { id } }', { id: hotel.id });
    const { adminAuditLog } = await ask<{ adminAuditLog: { items: { recordId: string }[] } }>(
      '{ adminAuditLog { items { actor action entity recordId summary } } }',
    );
    const own = adminAuditLog.items.filter(({ recordId }) => recordId === hotel.id);
    const entry = { actor: 'admin@example.com', entity: 'Hotel', recordId: hotel.id };
    expect(own).toEqual([
      { ...entry, action: 'hotel.restore', summary: 'Brought back the hotel “Audited”' },
      { ...entry, action: 'hotel.delete', summary: 'Deleted the hotel “Audited”' },
      { ...entry, action: 'hotel.create', summary: 'Stored the hotel “Audited”' },
    ]);
    const { adminAuditLog: some } = await ask<{ adminAuditLog: { items: object[] } }>(
      `{ adminAuditLog(action: "hotel.restore", actor: "ADMIN@example", page: { pageSize: 1 }) {
        items { action recordId changes { field before after } }
      } }`,
    );
    expect(some.items).toEqual([
      {
        action: 'hotel.restore',
        recordId: hotel.id,
        changes: [{ field: 'isDeleted', before: 'true', after: 'false' }],
      },
    ]);
    const nobody = await ask<{ adminAuditLog: { items: object[] } }>(
      '{ adminAuditLog(actor: "nobody@example.com") { items { id } } }',
    );
    expect(nobody.adminAuditLog.items).toEqual([]);
    const roles = await ask<{ adminAuditLog: { items: { action: string }[] } }>(
      '{ adminAuditLog(page: { pageSize: 100 }) { items { action } } }',
    );
    expect(roles.adminAuditLog.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['review.delete', 'message.handled']),
    );
  });
});
