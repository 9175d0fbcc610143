import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import type { Filter_PricesFragment } from '#generated/graphql.ts';
import { messages } from '../filters/Filters.messages.ts';
import styles from './PriceFilter.module.css';
import type { LimitUnit } from './budget.ts';
import { useLimitText } from './usePriceLabel.ts';

type Bar = Filter_PricesFragment['bars'][number];

const isInside = ({ from, below }: Bar, { min, max }: PriceRange) =>
  (max === null || from <= max) && (below === null || below > min);

/**
 * Where a bar stands over a slider that begins at 0: over its prices. Beyond the end, which stands for all higher prices,
 * over the half of the handle that is there.
 */
const overSlider = ({ from, below }: Bar, end: number): CSSProperties => {
  if (from >= end) return { insetInlineStart: '100%', inlineSize: 'var(--beyond)' };
  const percent = (price: number) => `${(price / end) * 100}%`;
  const width = Math.min(below ?? end, end) - from;
  return { insetInlineStart: percent(from), inlineSize: `calc(${percent(width)} - 2px)` };
};

interface PriceBarsProps {
  bars: readonly Bar[];
  price: PriceRange;
  /** The currency and unit of the limits, which the bars use too. */
  unit: LimitUnit;
  /** Upper end of the slider below the bars, in shekels; null without a slider. */
  sliderEnd: number | null;
}

/**
 * How many hotels cost how much, drawn as bars and readable as a list; the bars inside the range are colored. Over a slider
 * they need no axis: its handles say their prices.
 */
export function PriceBars({ bars, price, unit, sliderEnd }: PriceBarsProps) {
  const intl = useIntl();
  const text = useLimitText(unit);
  const most = Math.max(...bars.map(({ count }) => count));
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last || bars.length < 2) return null;
  const words = ({ from, below, count }: Bar) =>
    below === null
      ? intl.formatMessage(messages.barAbove, { from: text(from), count })
      : intl.formatMessage(messages.bar, { from: text(from), to: text(below - 1), count });
  return (
    <div>
      <div className={clsx(styles.bars, sliderEnd !== null && styles.overSlider)} aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar.from}
            className={styles.bar}
            title={words(bar)}
            data-inside={isInside(bar, price) || undefined}
            data-empty={bar.count === 0 || undefined}
            style={{
              blockSize: `${(bar.count / most) * 100}%`,
              ...(sliderEnd !== null && overSlider(bar, sliderEnd)),
            }}
          />
        ))}
      </div>
      {sliderEnd === null && (
        <div className={styles.axis} aria-hidden="true">
          <span>
            <bdi>{text(first.from)}</bdi>
          </span>
          <span>
            <bdi>{last.below === null ? `${text(last.from)}+` : text(last.below)}</bdi>
          </span>
        </div>
      )}
      <ul className="visually-hidden" aria-label={intl.formatMessage(messages.bars)}>
        {bars.flatMap((bar) => (bar.count === 0 ? [] : [<li key={bar.from}>{words(bar)}</li>]))}
      </ul>
    </div>
  );
}
