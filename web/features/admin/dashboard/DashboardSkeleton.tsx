import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import { Card } from '#ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import chartCard from './charts/ChartCard.module.css';
import chart from './charts/charts.module.css';
import styles from './DashboardTab.module.css';
import { messages } from './DashboardTab.messages.ts';

/** Placeholder of a chart: its title, and an area as high as the chart. */
function ChartSkeleton({
  picture,
  className,
}: {
  picture: string | undefined;
  className?: string | undefined;
}) {
  return (
    <Card className={clsx(chartCard.card, className)}>
      <Skeleton width="60%" height="2.25rem" />
      <div className={picture}>
        <Skeleton height="100%" radius="md" />
      </div>
    </Card>
  );
}

/** Placeholders of the charts. */
export const ChartSkeletons = () => (
  <div className={styles.charts}>
    <ChartSkeleton picture={chart.tall} />
    <ChartSkeleton picture={chart.split} />
    <ChartSkeleton picture={chart.low} className={styles.wide} />
  </div>
);

/** Placeholders of all figures, charts and the table. */
export const DashboardSkeletons = () => (
  <>
    <div className={styles.cards}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="12.5rem" radius="lg" />
      ))}
    </div>
    <ChartSkeletons />
    <Skeleton height="22rem" radius="lg" />
  </>
);

/** Shown while the dashboard loads, so that nothing below it moves afterwards. */
export function DashboardSkeleton() {
  const label = useIntl().formatMessage(messages.loading);
  return (
    <SkeletonRegion label={label} className={styles.dashboard ?? ''}>
      <DashboardSkeletons />
    </SkeletonRegion>
  );
}
