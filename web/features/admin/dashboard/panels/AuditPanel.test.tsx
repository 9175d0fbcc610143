import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminAuditLogDocument, type AdminAuditLogQuery } from '../../../../generated/graphql.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { pageInfo } from '../../testing/factories.ts';
import { AuditPanel } from './AuditPanel.tsx';

type Entry = AdminAuditLogQuery['adminAuditLog']['items'][number];

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange' as const,
  field,
  before,
  after,
});

const entry: Entry = {
  __typename: 'AuditEntry',
  id: 'entry-1',
  at: '2026-05-01T10:00:00Z',
  actor: 'noa@example.com',
  action: 'hotel.update',
  entity: 'Hotel',
  recordId: 'hotel-1',
  summary: 'Changed the hotel “Harbour House”',
  changes: [
    change('price_per_night', '100.00', '120.00'),
    change('is_featured', 'false', 'true'),
    change('own_field', null, 'x'),
  ],
};

const log = (items: readonly Entry[], action: string | null = null, actor = '') => ({
  request: {
    query: AdminAuditLogDocument,
    variables: { action, actor, page: { page: 1, pageSize: 10 } },
  },
  result: {
    data: {
      __typename: 'Query' as const,
      adminAuditLog: { __typename: 'AuditPage' as const, items, pageInfo: pageInfo(items.length) },
    },
  },
});

describe('the audit log', () => {
  it('shows who did what, and every changed field before and after', async () => {
    renderRoute(<AuditPanel />, { mocks: [log([entry])] });
    const list = await screen.findByRole('list', { name: 'Audit log' });
    expect(within(list).getByText('Hotel changed')).toBeVisible();
    expect(within(list).getByText('noa@example.com')).toBeVisible();
    const price = within(list).getByRole('row', { name: /^Price per night/ });
    expect(price).toHaveTextContent('100.00120.00');
    expect(within(list).getByRole('row', { name: /^Featured/ })).toHaveTextContent('NoYes');
    expect(within(list).getByRole('row', { name: /^own_field/ })).toHaveTextContent('—x');
  });

  it('has words for the fields of a review, whose rating is no class of a hotel', async () => {
    const changes = ['hotelId', 'rating', 'topics'].map((field) => change(field, 'x', null));
    renderRoute(<AuditPanel />, { mocks: [log([{ ...entry, entity: 'Review', changes }])] });
    const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Hotel', 'Rating', 'Topics']);
  });

  it('keeps many changed fields closed until they are wanted', async () => {
    const changes = ['name', 'city', 'country', 'location', 'rating'].map((field) =>
      change(field, null, 'x'),
    );
    const { user } = renderRoute(<AuditPanel />, { mocks: [log([{ ...entry, changes }])] });
    const row = await screen.findByRole('button', { name: '5 changed fields' });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
  });

  it('asks for one kind of action and one person, and keeps both in the address', async () => {
    const { user } = renderRoute(<AuditPanel />, {
      address: '/Admin?auditKind=hotel.update',
      mocks: [log([entry], 'hotel.update'), log([], 'hotel.update', 'dan')],
    });
    expect(await screen.findByRole('list', { name: 'Audit log' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'dan');
    expect(await screen.findByText('Nothing matches this choice.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('auditKind=hotel.update&auditPerson=dan'),
    );
  });
});
