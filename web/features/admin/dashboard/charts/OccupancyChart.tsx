import { useIntl } from 'react-intl';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { useDates } from '#i18n/dates/useDates.ts';
import { ChartCard } from './ChartCard.tsx';
import chart from './charts.module.css';
import { messages } from './charts.messages.ts';
import { axisStyle, barColours, gridStyle } from './chartStyle.ts';
import styles from '../DashboardTab.module.css';
import type { Dashboard } from '../DashboardTab.tsx';

/**
 * Isolates a label, because a chart runs from left to right while a label such as “22 בנוב׳” keeps its own direction.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Rooms of confirmed bookings in each of the next 30 nights. */
export function OccupancyChart({ occupancy }: { occupancy: Dashboard['occupancy'] }) {
  const intl = useIntl();
  const dates = useDates();
  const rows = occupancy.map(({ date, rooms }, at) => ({
    date,
    rooms,
    label: isolated(dates.date(date, 'short')),
    fill: at === 0 ? barColours.current : barColours.other,
  }));
  const fullest = occupancy.toSorted((one, other) => other.rooms - one.rooms)[0];
  return (
    <ChartCard
      title={intl.formatMessage(messages.occupancy)}
      summary={intl.formatMessage(messages.occupancySummary, {
        from: dates.date(occupancy[0]?.date),
        to: dates.date(occupancy.at(-1)?.date),
        night: dates.date(fullest?.date),
        count: fullest?.rooms ?? 0,
      })}
      columns={[intl.formatMessage(messages.night), intl.formatMessage(messages.rooms)]}
      rows={rows.map(({ date, rooms }) => ({
        key: date,
        cells: [dates.date(date), intl.formatNumber(rooms)],
      }))}
      isEmpty={!fullest || fullest.rooms <= 0}
      space={chart.low}
      className={styles.wide}
    >
      <BarChart
        responsive
        data={rows}
        margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
        accessibilityLayer={false}
        className={chart.low}
      >
        <CartesianGrid {...gridStyle} />
        <XAxis dataKey="label" {...axisStyle} interval="equidistantPreserveStart" minTickGap={16} />
        <YAxis
          {...axisStyle}
          width={40}
          tickCount={4}
          allowDecimals={false}
          domain={[0, (most: number) => Math.max(most, 3)]}
          tickFormatter={(rooms: number) => intl.formatNumber(rooms)}
        />
        <Bar dataKey="rooms" maxBarSize={24} radius={[6, 6, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ChartCard>
  );
}
