import styles from './Sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Accessible name that describes the values. */
  label: string;
}

/** Size of the SVG in its own units; it is stretched to the available space. */
const HEIGHT = 36;
const WIDTH = 100;
/** Margin above and below, so that the line's width is not cut off. */
const EDGE = 2;

/**
 * A small line chart without axes; time runs from left to right in every language. Drawn without the chart library,
 * which takes a tenth of a second per chart on a slow device, because these charts are at the top of the page.
 */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, place) => {
    const y = HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
    return `${place * step},${y.toFixed(1)}`;
  });
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold an svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.line}
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} className={styles.area} />
      <polyline points={points.join(' ')} className={styles.stroke} />
    </svg>
  );
}
