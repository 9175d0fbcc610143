import styles from '../DashboardTab.module.css';
import type { Dashboard } from '../DashboardTab.tsx';
import { OccupancyChart } from './OccupancyChart.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { StatusChart } from './StatusChart.tsx';

/** The charts that are drawn by the chart library, unlike the sparklines. */
export const DashboardCharts = ({ dashboard }: { dashboard: Dashboard }) => (
  <div className={styles.charts}>
    <RevenueChart dashboard={dashboard} />
    <StatusChart split={dashboard.statusSplit} />
    <OccupancyChart occupancy={dashboard.occupancy} />
  </div>
);
