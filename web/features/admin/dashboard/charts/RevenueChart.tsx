import { useIntl } from 'react-intl';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { parsePlainDate, today } from '#i18n/dates/plain-date.ts';
import { useComma } from '#i18n/useComma.ts';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { AdminMoney } from '../../kit/money/AdminMoney.tsx';
import { useChartMoney } from '../../kit/money/useChartMoney.ts';
import { ChartCard } from './ChartCard.tsx';
import chart from './charts.module.css';
import { messages } from './charts.messages.ts';
import { axisStyle, barColours, gridStyle, valueLabel } from './chartStyle.ts';
import { messages as tabMessages } from '../DashboardTab.messages.ts';
import type { Dashboard } from '../DashboardTab.tsx';

/** Money received for the latest bookings, less refunds, by the month of check-in. */
export function RevenueChart({ dashboard }: { dashboard: Dashboard }) {
  const intl = useIntl();
  const isPhone = useIsPhone();
  const money = useChartMoney();
  const comma = useComma();
  const monthName = useMonthName();
  const thisMonth = today().slice(0, 7);
  const rows = dashboard.revenueByMonth.map(({ month, amount }) => ({
    month,
    amount,
    label: monthName(month, 'short'),
    height: money.height(amount),
    fill: month === thisMonth ? barColours.current : barColours.other,
  }));
  const highest = rows.toSorted((one, other) => other.height - one.height)[0];
  // On a phone the amounts above more than six bars would overlap; there the axis shows amounts instead.
  const hasLabels = !isPhone || rows.length <= 6;
  return (
    <ChartCard
      title={intl.formatMessage(messages.revenue)}
      note={[
        intl.formatMessage(messages.kept),
        intl.formatMessage(tabMessages.sampled, { count: dashboard.sampledBookings }),
      ].join(comma)}
      summary={intl.formatMessage(messages.revenueSummary, {
        from: monthName(rows[0]?.month ?? '', 'long'),
        to: monthName(rows.at(-1)?.month ?? '', 'long'),
        month: monthName(highest?.month ?? '', 'long'),
        amount: money.short(highest?.height ?? 0),
      })}
      columns={[intl.formatMessage(messages.month), intl.formatMessage(messages.amount)]}
      rows={rows.map(({ month, amount }) => ({
        key: month,
        cells: [monthName(month, 'long'), <AdminMoney key="amount" money={amount} />],
      }))}
      isEmpty={!highest || highest.height <= 0}
      empty={messages.noPayments}
      space={chart.tall}
    >
      <BarChart
        responsive
        data={rows}
        margin={{ top: 24, right: 4, bottom: 0, left: 4 }}
        accessibilityLayer={false}
        className={chart.tall}
      >
        <CartesianGrid {...gridStyle} />
        <XAxis dataKey="label" {...axisStyle} interval={isPhone ? 'preserveStartEnd' : 0} />
        <YAxis
          {...axisStyle}
          hide={isPhone && hasLabels}
          width="auto"
          tickCount={4}
          tickFormatter={money.short}
        />
        <Bar dataKey="height" maxBarSize={44} radius={[8, 8, 0, 0]} isAnimationActive={false}>
          {hasLabels && (
            <LabelList
              dataKey="height"
              position="top"
              {...valueLabel}
              formatter={(height) => (Number(height) > 0 ? money.short(Number(height)) : '')}
            />
          )}
        </Bar>
      </BarChart>
    </ChartCard>
  );
}

/** Returns a function that names a month given as `yyyy-MM`: “May” or “May 2026”. Any other text stays as it is. */
const useMonthName = () => {
  const { language } = useLocale();
  return (month: string, style: 'short' | 'long'): string => {
    const first = parsePlainDate(`${month}-01`);
    if (!first) return month;
    const options: Intl.DateTimeFormatOptions =
      style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' };
    return new Intl.DateTimeFormat(language.dateLocale, { ...options, timeZone: 'UTC' }).format(
      first.toDate('UTC'),
    );
  };
};
