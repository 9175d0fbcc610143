import { Banknote, Building, CalendarDays, Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { StatCard } from '#ui/StatCard.tsx';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { useChartMoney } from '../kit/money/useChartMoney.ts';
import styles from './DashboardTab.module.css';
import { messages } from './DashboardTab.messages.ts';
import type { Dashboard } from './DashboardTab.tsx';
import { Sparkline } from './charts/Sparkline.tsx';

/** Hotels, bookings, reviews and revenue, each with a chart of six months. */
export function StatCards({ dashboard }: { dashboard: Dashboard }) {
  const intl = useIntl();
  const money = useChartMoney();
  const comma = useComma();
  const { trends } = dashboard;
  const count = (value: number) => intl.formatNumber(value);
  const trend = (name: Message, values: readonly number[], write: (value: number) => string) => (
    <Sparkline
      values={values}
      label={intl.formatMessage(messages.trend, {
        figure: intl.formatMessage(name),
        values: values.map(write).join(comma),
      })}
    />
  );
  const label = (message: Message) => intl.formatMessage(message);
  return (
    <div className={styles.cards}>
      <StatCard
        icon={Building}
        label={label(messages.totalHotels)}
        value={count(dashboard.totalHotels)}
        trend={trend(messages.totalHotels, trends.hotels, count)}
      />
      <StatCard
        icon={CalendarDays}
        label={label(messages.totalBookings)}
        value={count(dashboard.totalBookings)}
        trend={trend(messages.totalBookings, trends.bookings, count)}
      />
      <StatCard
        icon={Star}
        label={label(messages.totalReviews)}
        value={count(dashboard.totalReviews)}
        trend={trend(messages.totalReviews, trends.reviews, count)}
      />
      <StatCard
        icon={Banknote}
        label={label(messages.totalRevenue)}
        value={<AdminMoney money={dashboard.revenue} layout="stack" />}
        trend={trend(messages.totalRevenue, trends.revenue, (amountMinor) =>
          money.short(money.height({ amountMinor, currency: 'ILS' })),
        )}
      >
        <p className={styles.counted}>
          {[
            label(messages.counted),
            intl.formatMessage(messages.sampled, { count: dashboard.sampledBookings }),
          ].join(comma)}
        </p>
        <dl className={styles.sums}>
          <div>
            <dt>
              <Text message={messages.confirmed} />
            </dt>
            <dd>
              <AdminMoney money={dashboard.revenueConfirmed} />
            </dd>
          </div>
          <div>
            <dt>
              <Text message={messages.extras} />
            </dt>
            <dd>
              <AdminMoney money={dashboard.revenueExtras} />
            </dd>
          </div>
          <div>
            <dt>
              <Text message={messages.kept} />
            </dt>
            <dd>
              <AdminMoney money={dashboard.revenueKept} />
            </dd>
          </div>
        </dl>
      </StatCard>
    </div>
  );
}
