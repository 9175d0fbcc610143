/** Access to the admin operations, and when it ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { codeOf, demoAdmin, signIn } from './support/callers.ts';
import { password, register } from './support/booking.ts';

let product: TestProduct;
let admin: Visitor;
let member: Visitor;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
  member = product.visitor();
  await register(member);
});
afterAll(() => product.stop());

describe('the admin operations', () => {
  const queries: readonly (readonly [string, string])[] = [
    ['adminDashboard', '{ adminDashboard { totalBookings } }'],
    ['adminHotels', '{ adminHotels { pageInfo { page } } }'],
    ['adminHotel', '{ adminHotel(id: "x") { id } }'],
    ['adminBookings', '{ adminBookings { pageInfo { page } } }'],
    ['adminReviews', '{ adminReviews { pageInfo { page } } }'],
    ['adminUsers', '{ adminUsers { pageInfo { page } } }'],
    ['adminMessages', '{ adminMessages { pageInfo { page } } }'],
    ['adminOutbox', '{ adminOutbox { pageInfo { page } } }'],
    ['adminAuditLog', '{ adminAuditLog { pageInfo { page } } }'],
    ['an alias', '{ me { id } mine: adminUsers { items { email } } }'],
    ['createHotel', 'mutation { createHotel(input: {}, key: "k") { hotel { id } } }'],
    [
      'updateHotel',
      'mutation { updateHotel(id: "x", input: {}, updatedAt: "2030-01-01T00:00:00Z") { __typename } }',
    ],
    ['deleteHotel', 'mutation { deleteHotel(id: "x") { id } }'],
    ['restoreHotel', 'mutation { restoreHotel(id: "x") { id } }'],
    ['deleteReview', 'mutation { deleteReview(id: "x") }'],
    ['setUserRole', 'mutation { setUserRole(userId: "x", role: admin) { __typename } }'],
    ['answerMessage', 'mutation { answerMessage(id: "x", text: "x", key: "x") { __typename } }'],
    ['setMessageHandled', 'mutation { setMessageHandled(id: "x", isHandled: true) { id } }'],
    ['resendMail', 'mutation { resendMail(id: "x") { __typename } }'],
    ['an alias of a mutation', 'mutation { done: deleteReview(id: "x") }'],
  ];

  it.each(queries)('refuse visitors and members: %s', async (_name, query) => {
    expect(codeOf(await product.visitor().ask(query))).toBe('AUTH_REQUIRED');
    expect(codeOf(await member.ask(query))).toBe('FORBIDDEN');
  });

  it('are refused to a demoted administrator with their next request, although the gateway has cached the role', async () => {
    const other = product.visitor();
    const email = await register(other, 'Second Boss');
    const { data } = await other.ask<{ me: { id: string } }>('{ me { id } }');
    const setRole = (by: Visitor, userId: string, role: string) =>
      by.ask<{ setUserRole: object }>(
        `mutation($id: ID!, $role: Role!) {
          setUserRole(userId: $id, role: $role) { ... on RoleChanged { user { email role } } ... on RoleRefused { code } }
        }`,
        { id: userId, role },
      );
    expect((await setRole(admin, data.me.id, 'admin')).data.setUserRole).toEqual({
      user: { email, role: 'admin' },
    });
    const list = '{ adminUsers { items { email } } }';
    expect((await other.ask(list)).errors).toEqual([]);
    expect((await other.ask('{ me { role } }')).data['me']).toEqual({ role: 'admin' });

    const { data: page } = await admin.ask<{ adminBookings: { items: { id: string }[] } }>(
      '{ adminBookings { items { id } } }',
    );
    const [{ id } = { id: '' }] = page.adminBookings.items;
    const read = async () => (await other.ask(`{ booking(id: "${id}") { id } }`)).data['booking'];
    expect(await read()).toEqual({ id });

    // Changed in the database directly, so that the gateway's cached role is still administrator.
    await product.updateUser(data.me.id, { role: 'user' });
    expect(await read()).toBeNull();
    for (const [, query] of queries) expect(codeOf(await other.ask(query))).toBe('AUTH_REQUIRED');
    const stolen = await other.ask<{ adminBookings: null }>(
      '{ adminBookings { items { history { what } } } }',
    );
    expect(codeOf(stolen)).toBe('AUTH_REQUIRED');
    // Their sessions ended with the role; signed in again, they are an ordinary member.
    await signIn(other, email, password);
    expect(codeOf(await other.ask(list))).toBe('FORBIDDEN');
  });

  it('cannot demote the last administrator', async () => {
    const { data } = await admin.ask<{ me: { id: string } }>('{ me { id } }');
    const demote =
      'mutation($id: ID!) { setUserRole(userId: $id, role: user) { __typename ... on RoleRefused { code } } }';
    expect((await admin.ask(demote, { id: data.me.id })).data['setUserRole']).toEqual({
      __typename: 'RoleRefused',
      code: 'LAST_ADMIN',
    });
    expect(codeOf(await admin.ask(demote, { id: 'nobody' }))).toBe('NOT_FOUND');
  });
});
