import { Area, AreaChart, YAxis } from 'recharts';
import { Drawing } from '../../kit/Drawing.tsx';
import styles from './Sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Describes the values in words. */
  label: string;
}

/** A small line chart without axes; time runs from left to right in every language. */
export function Sparkline({ values, label }: SparklineProps) {
  const rows = values.map((value, place) => ({ place, value }));
  return (
    <Drawing label={label} className={styles.line}>
      <AreaChart
        responsive
        data={rows}
        margin={{ top: 3, right: 1, bottom: 1, left: 1 }}
        accessibilityLayer={false}
        className={styles.chart}
      >
        <YAxis hide domain={[0, (most: number) => Math.max(most, 1)]} />
        <Area
          dataKey="value"
          type="linear"
          stroke="var(--viz-1)"
          strokeWidth={2}
          fill="var(--viz-1)"
          fillOpacity={0.1}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
      </AreaChart>
    </Drawing>
  );
}
