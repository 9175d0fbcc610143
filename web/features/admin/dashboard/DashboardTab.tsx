import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { type AdminDashboardQuery, useAdminDashboardQuery } from '#generated/graphql.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { ChartSkeletons, DashboardSkeleton } from './DashboardSkeleton.tsx';
import styles from './DashboardTab.module.css';
import { messages } from './DashboardTab.messages.ts';
import { AdminPanels } from './panels/AdminPanels.tsx';
import { ChartsPart } from './charts/chartsPart.ts';
import { RecentBookings } from './RecentBookings.tsx';
import { StatCards } from './StatCards.tsx';

export type Dashboard = AdminDashboardQuery['adminDashboard'];

/** Figures, charts, the latest bookings and the admin panels. */
export function DashboardTab() {
  const intl = useIntl();
  const { data: answer, error, refetch } = useAdminDashboardQuery({ fetchPolicy: 'cache-and-network' });
  // Deferred, so that input is handled between the response and the rendering of everything below.
  const data = useDeferredValue(answer);
  return (
    <div className={styles.dashboard}>
      <h2 className="visually-hidden">{intl.formatMessage(messages.title)}</h2>
      {error && <Problem error={error} onRetry={refetch} />}
      {!data && !error && <DashboardSkeleton />}
      {data && (
        <>
          <StatCards dashboard={data.adminDashboard} />
          <ChartsPart dashboard={data.adminDashboard} skeleton={<ChartSkeletons />} />
          <RecentBookings bookings={data.adminDashboard.recentBookings} />
        </>
      )}
      <AdminPanels />
    </div>
  );
}
