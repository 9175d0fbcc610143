import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { auditEntities, auditFields } from '#models/admin/audit-fields.ts';
import { AdminAuditLogDocument, type AdminAuditLogQuery } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { pageInfo } from '#features/admin/testing/factories.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { summaries } from './summaries.messages.ts';

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
    change('pricePerNight', '100.00', '120.00'),
    change('isFeatured', 'false', 'true'),
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
    expect(price).toHaveTextContent('₪100.00₪120.00');
    expect(within(list).getByRole('row', { name: /^Featured/ })).toHaveTextContent('NoYes');
    expect(within(list).getByRole('row', { name: /^own_field/ })).toHaveTextContent('—x');
  });

  it('names a booking by its number beside its id, and a reservation without a booking by its reference alone', async () => {
    const about = { entity: 'Booking', recordId: 'b00k1ng7f3a9c2e', changes: [] };
    const orphan = { ...about, id: 'entry-2', action: 'booking.orphan', recordId: 'HB123456789' };
    renderRoute(<AuditPanel />, {
      mocks: [
        log([
          { ...entry, ...about, action: 'booking.status' },
          { ...entry, ...orphan },
        ]),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Audit log' });
    expect(list).toHaveTextContent('7F3A9C2E · b00k1ng7f3a9c2e');
    expect(list).toHaveTextContent('HB123456789');
    expect(list).not.toHaveTextContent('23456789 ·');
  });

  const valuesIn = async (options: Parameters<typeof renderRoute>[1], of: Partial<Entry>) => {
    const view = renderRoute(<AuditPanel />, { ...options, mocks: [log([{ ...entry, ...of }])] });
    const tables = await screen.findAllByRole('table');
    const cells = tables.flatMap((table) => within(table).queryAllByRole('cell'));
    view.unmount();
    // Invisible direction marks do not count.
    return cells.map(({ textContent }) => textContent?.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, ''));
  };

  it("shows meals, markup, money and other values in the user's language and number formats", async () => {
    const hotel = {
      changes: [
        change('mealOptions', 'Half Board', 'Full Board\nSomething else'),
        change('markupType', 'percentage', 'fixed'),
        change('markupValue', '12.5%', '1500 ILS'),
        change('basePricePerNight', '1234.50', null),
      ],
    };
    expect(await valuesIn({}, hotel)).toEqual([
      'Half Board',
      'Full Board\nSomething else',
      'Percentage',
      'Fixed amount',
      '12.5%',
      '₪1,500.00',
      '₪1,234.50',
      '—',
    ]);
    const hebrew = await valuesIn({ language: 'he' }, hotel);
    expect(hebrew.slice(0, 4)).toEqual(['חצי פנסיון', 'פנסיון מלא\nSomething else', 'אחוזים', 'סכום קבוע']);
    expect(hebrew[6]).toBe('1,234.50\u00a0₪');
    const withoutUnit = { changes: [change('markupValue', '12.5', null)] };
    expect(await valuesIn({}, withoutUnit)).toEqual(['12.5', '—']);
    const cancelled = {
      entity: 'Booking',
      changes: [change('status', 'confirmed', 'cancelled'), change('feeMinor', null, '12050')],
    };
    expect(await valuesIn({}, cancelled)).toEqual(['Confirmed', 'Cancelled', '—', '₪120.50']);
    const mail = { entity: 'OutboxMail', changes: [change('status', 'failed', 'stored')] };
    expect(await valuesIn({}, mail)).toEqual(['Failed', 'Stored']);
    const person = { entity: 'User', changes: [change('role', 'user', 'admin')] };
    expect(await valuesIn({}, person)).toEqual(['User', 'Administrator']);
  });

  it('shows prices of rooms, amenities and topics in words, and unknown values as they are stored', async () => {
    const changes = [
      change('roomTypes', null, 'Loft · 300.00 ILS · × 2'),
      change('amenities', 'Pool', 'Helipad'),
      change('topics', 'staff 4, cleanliness 5', null),
      change('status', 'archived', 'on hold'),
    ];
    expect(await valuesIn({}, { changes })).toEqual([
      '—',
      'Loft · ₪300.00 · × 2',
      'Pool',
      'Helipad',
      'Staff 4, Cleanliness 5',
      '—',
      'archived',
      'on hold',
    ]);
  });

  it('shows pending operations of the provider and mismatches of record and reservation in words', async () => {
    const booking = {
      entity: 'Booking',
      action: 'booking.alert',
      summary: 'reservation ABC123 was cancelled at the provider',
      changes: [
        change('effect', 'book', 'cancel'),
        change(
          'mismatch',
          null,
          'cancelled with a live reservation; reservation A1 is of another hotel or other days',
        ),
        change('attempts', '4', '0'),
      ],
    };
    const english = [
      'Booking',
      'Cancellation',
      '—',
      'cancelled with a live reservation; reservation A1 is of another hotel or other days',
      '4',
      '0',
    ];
    expect(await valuesIn({}, booking)).toEqual(english);
    const hebrew = await valuesIn({ language: 'he' }, booking);
    expect(hebrew).toEqual([
      'הזמנה',
      'ביטול',
      '—',
      'מבוטלת, אבל יש הזמנה פעילה אצל המלון; הזמנה A1 אצל הספק היא למלון אחר או לימים אחרים',
      '4',
      '0',
    ]);
  });

  it("names record, actor and mismatch of an alert in the user's language", async () => {
    const alarm = {
      ...entry,
      actor: 'system',
      action: 'booking.orphan',
      entity: 'Booking',
      recordId: 'ref-1',
      summary: 'reservation ABC123 is live at the provider and belongs to no booking',
      changes: [],
    };
    renderRoute(<AuditPanel />, { language: 'he', mocks: [log([alarm])] });
    const [item] = await screen.findAllByRole('listitem');
    for (const words of ['סולרה', 'הזמנה ref-1', 'הזמנה ABC123 פעילה אצל הספק ולא שייכת לשום רישום'])
      expect(item).toHaveTextContent(words);
  });

  const summaryOf = async (summary: string, language: 'en' | 'he' = 'he') => {
    const view = renderRoute(<AuditPanel />, {
      language,
      mocks: [log([{ ...entry, summary, changes: [] }])],
    });
    const [item] = await screen.findAllByRole('listitem');
    const text = item?.querySelectorAll('p')[2]?.textContent;
    view.unmount();
    return text;
  };

  it.each([
    ['Changed the hotel “Harbour “Old” House”', 'נערך המלון Harbour “Old” House'],
    ['status set from pending to confirmed', 'הסטטוס שונה מ־״ממתינה״ ל־״מאושרת״'],
    ['status set from on_hold to confirmed', 'הסטטוס שונה מ־״on_hold״ ל־״מאושרת״'],
    ['Deleted a review of 4 stars', 'נמחקה ביקורת בדירוג 4 מתוך 5'],
    ['Changed 12 at once without the administration, through the API', '12 רשומות שונו בבת אחת דרך ה־API'],
  ])("shows the summary in the user's language: %s", async (summary, words) => {
    expect(await summaryOf(summary)).toContain(words);
  });

  it.each(Object.values(summaries))(
    'has a translation of every summary that the gateway and the platform write: %s',
    async (text) => {
      const summary = text.replace('{rating}', '4').replaceAll(/\{\w+\}/g, '7');
      expect(await summaryOf(summary)).toMatch(/^[^a-z]*[א-ת]/);
    },
  );

  it('marks an unknown summary as English', async () => {
    const summary = 'Did something that nobody does any more';
    renderRoute(<AuditPanel />, { language: 'he', mocks: [log([{ ...entry, summary }])] });
    expect(await screen.findByText(summary)).toHaveAttribute('lang', 'en');
  });

  it.each(auditEntities)(
    'has a text for every field that the gateway writes of a record: %s',
    async (entity) => {
      const changes = auditFields.map((field) => change(field, null, 'x'));
      const { user } = renderRoute(<AuditPanel />, {
        language: 'he',
        mocks: [log([{ ...entry, entity, changes }])],
      });
      await user.click(await screen.findByRole('button', { expanded: false, name: /שדות/ }));
      const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent ?? '');
      expect(names).toHaveLength(auditFields.length);
      expect(names.filter((name) => !/[א-ת]/.test(name))).toEqual([]);
      expect(screen.queryByText(entity)).not.toBeInTheDocument();
    },
  );

  it('shows in words how the platform records a change that was made without the gateway', async () => {
    const direct = {
      entity: 'Review',
      changes: [
        change('bookingId', '(not kept here)', null),
        change('stayDate', '2026-05-12', null),
        change('name', null, '(812 characters)'),
      ],
    };
    expect(await valuesIn({}, direct)).toEqual([
      'Not kept here',
      '—',
      '12 May 2026',
      '—',
      '—',
      'Not kept here (length: 812)',
    ]);
  });

  it('names the rating of a review differently from the star class of a hotel', async () => {
    const changes = ['hotelId', 'rating', 'topics'].map((field) => change(field, 'x', null));
    renderRoute(<AuditPanel />, { mocks: [log([{ ...entry, entity: 'Review', changes }])] });
    const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Hotel', 'Rating', 'Topics']);
  });

  it('collapses a table of many changed fields', async () => {
    const changes = ['name', 'city', 'country', 'location', 'rating'].map((field) =>
      change(field, null, 'x'),
    );
    const { user } = renderRoute(<AuditPanel />, { mocks: [log([{ ...entry, changes }])] });
    const row = await screen.findByRole('button', { name: '5 changed fields' });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
  });

  it('filters by one kind of action and one person, and stores both in the URL', async () => {
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
