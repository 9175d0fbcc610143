import { useIntl } from 'react-intl';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import type { BookingStatus } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useComma } from '#i18n/useComma.ts';
import { statuses } from '../../kit/words/status.messages.ts';
import { ChartCard } from './ChartCard.tsx';
import chart from './charts.module.css';
import { messages } from './charts.messages.ts';
import { wholeShares } from './wholeShares.ts';
import type { Dashboard } from '../DashboardTab.tsx';

const order: readonly BookingStatus[] = ['confirmed', 'pending', 'cancelled'];
const colours: Readonly<Record<BookingStatus, string>> = {
  confirmed: 'var(--viz-3)',
  pending: 'var(--viz-2)',
  cancelled: 'var(--viz-4)',
};

/** All bookings by status. Unlike the charts over time, its bars are mirrored in right-to-left languages. */
export function StatusChart({ split }: { split: Dashboard['statusSplit'] }) {
  const intl = useIntl();
  const { direction } = useLocale();
  const comma = useComma();
  const total = split.reduce((sum, { count }) => sum + count, 0);
  const counts = order.map((status) => split.find((part) => part.status === status)?.count ?? 0);
  const shares = wholeShares(counts);
  const rows = order.map((status, at) => ({
    status,
    count: counts[at] ?? 0,
    label: intl.formatMessage(statuses[status]),
    percent: intl.formatNumber((shares[at] ?? 0) / 100, { style: 'percent', maximumFractionDigits: 0 }),
    fill: colours[status],
  }));
  return (
    <ChartCard
      title={intl.formatMessage(messages.status)}
      summary={intl.formatMessage(messages.statusSummary, {
        parts: rows.map(({ label, percent }) => `${label} ${percent}`).join(comma),
      })}
      columns={[messages.state, messages.bookings, messages.share].map((column) =>
        intl.formatMessage(column),
      )}
      rows={rows.map(({ status, label, count, percent }) => ({
        key: status,
        cells: [label, intl.formatNumber(count), percent],
      }))}
      isEmpty={total === 0}
      space={chart.split}
    >
      <div className={chart.split}>
        <BarChart
          responsive
          layout="vertical"
          data={rows}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          className={chart.splitBars}
        >
          <XAxis type="number" hide domain={[0, Math.max(total, 1)]} reversed={direction === 'rtl'} />
          <YAxis type="category" dataKey="status" hide />
          <Bar
            dataKey="count"
            barSize={14}
            radius={7}
            background={{ fill: 'var(--bg-sunken)', radius: 7 }}
            isAnimationActive={false}
          />
        </BarChart>
        <ul className={chart.splitLabels} dir={direction}>
          {rows.map(({ status, label, percent }) => (
            <li key={status}>
              <span>{label}</span>
              <span className={chart.percent}>{percent}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}
