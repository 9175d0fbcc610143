import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { administrator, dashboard, openMessages } from '../testing/factories.ts';
import { DashboardTab } from './DashboardTab.tsx';

const show = (mocks: readonly ReturnType<typeof dashboard>[], language: 'en' | 'he' = 'en') =>
  renderRoute(<DashboardTab />, {
    address: '/Admin',
    viewer: administrator(),
    mocks: [...mocks, openMessages(0)],
    language,
  });

describe('the dashboard', () => {
  it('has four cards; revenue is in dollars and shekels, with its confirmed part', async () => {
    show([dashboard()]);
    for (const label of ['Total Hotels', 'Total Bookings', 'Total Reviews', 'Total Revenue']) {
      expect(await screen.findByRole('heading', { name: label })).toBeVisible();
    }
    expect(screen.getByText('128')).toBeVisible();
    expect(screen.getByText('342')).toBeVisible();
    expect(screen.getByText('$2,500.00')).toBeVisible();
    expect(screen.getByText('₪10,000.00')).toBeVisible();
    expect(
      screen.getByText('room prices, also of unpaid and cancelled bookings, latest 12 bookings'),
    ).toBeVisible();
    expect(screen.getByText('of which confirmed')).toBeVisible();
    expect(screen.getByText('$2,000.00')).toBeVisible();
    expect(screen.getByText('₪400.00')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Total Hotels, six months: / })).toBeInTheDocument();
  });

  it('lists recent bookings with hotel, lead guest, number of guests, dates, price and status', async () => {
    show([dashboard()]);
    const table = await screen.findByRole('table', { name: 'Recent Bookings' });
    const row = within(table).getByRole('row', { name: /Almog Test Hotel/ });
    for (const text of ['Maya Test', '2 guests', '12 – 18 May 2026', '$1,447.50', 'Confirmed', 'Status:']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
  });

  it('opens a recent booking when the name of its hotel is clicked', async () => {
    const { user } = show([dashboard()]);
    await user.click(await screen.findByRole('link', { name: 'Almog Test Hotel' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Admin?tab=bookings&booking=b00k1ng7f3a9c2e');
  });

  it('describes every chart in a sentence and shows its data as a table on request', async () => {
    const { user } = show([dashboard()]);
    const revenue = await screen.findByRole('region', { name: 'Revenue by check-in month' });
    expect(within(revenue).getByRole('img')).toHaveAccessibleName(
      'Bars of revenue from April 2026 to May 2026; the highest month is May 2026 with $1.5k.',
    );
    expect(within(revenue).getByText('paid, less refunds, latest 12 bookings')).toBeVisible();
    const status = screen.getByRole('region', { name: 'Bookings by status' });
    expect(within(status).getByRole('img')).toHaveAccessibleName(
      'Bars of bookings by status: Confirmed 75%, Pending 25%, Cancelled 0%.',
    );
    await user.click(
      within(revenue).getByRole('button', { name: 'Show as table Revenue by check-in month' }),
    );
    const row = within(revenue).getByRole('row', { name: /May 2026/ });
    expect(within(row).getByText('₪6,000.00')).toBeVisible();
    expect(within(revenue).queryByRole('img')).not.toBeInTheDocument();
  });

  it('rounds the share of every status on its own: 11 of 15 bookings are 73 percent', async () => {
    const counts = { confirmed: 11, pending: 2, cancelled: 2 } as const;
    const statusSplit = (['confirmed', 'pending', 'cancelled'] as const).map((status) => ({
      __typename: 'StatusCount' as const,
      status,
      count: counts[status],
    }));
    show([dashboard({ statusSplit })]);
    const status = await screen.findByRole('region', { name: 'Bookings by status' });
    expect(within(status).getByRole('img')).toHaveAccessibleName(
      'Bars of bookings by status: Confirmed 73%, Pending 13%, Cancelled 13%.',
    );
  });

  it('labels every sparkline', async () => {
    show([dashboard()]);
    for (const name of ['Total Hotels', 'Total Bookings', 'Total Reviews', 'Total Revenue'])
      expect(await screen.findByRole('img', { name: new RegExp(`^${name}, six months: `) })).toBeVisible();
  });

  it('says that it is loading and reserves the space of cards, charts and table', async () => {
    show([dashboard()]);
    const waiting = screen.getByText('Loading the dashboard').parentElement;
    const skeleton = (part: string) => waiting?.querySelector(`.${part}`)?.children;
    expect(skeleton('cards')).toHaveLength(4);
    expect(skeleton('charts')).toHaveLength(3);
    expect(waiting?.lastElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(await screen.findByRole('region', { name: 'Bookings by status' })).toBeVisible();
    expect(waiting).not.toBeInTheDocument();
  });

  it('says that there are no bookings', async () => {
    show([
      dashboard({
        totalBookings: 0,
        revenue: money(0),
        recentBookings: [],
        revenueByMonth: [],
        statusSplit: [],
        occupancy: [],
      }),
    ]);
    expect(await screen.findByText('No recent bookings')).toBeVisible();
    expect(screen.getAllByText('No bookings yet')).toHaveLength(2);
    expect(screen.getByText('No payments to show')).toBeVisible();
  });

  it('does not say that there are no bookings when none of them is paid', async () => {
    show([
      dashboard({ revenueByMonth: [{ __typename: 'MonthAmount', month: '2026-05', amount: money(0) }] }),
    ]);
    const revenue = await screen.findByRole('region', { name: 'Revenue by check-in month' });
    expect(within(revenue).getByRole('img')).toHaveAccessibleName('No payments to show');
    expect(screen.queryByText('No bookings yet')).not.toBeInTheDocument();
  });

  it('is shown in Hebrew', async () => {
    show([dashboard()], 'he');
    expect(await screen.findByRole('heading', { name: 'הזמנות אחרונות' })).toBeVisible();
  });
});
