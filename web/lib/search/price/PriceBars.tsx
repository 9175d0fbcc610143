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

interface PriceBarsProps {
  bars: readonly Bar[];
  price: PriceRange;
  /** The currency and unit of the limits, which the bars use too. */
  unit: LimitUnit;
}

/** How many hotels cost how much, drawn as bars and readable as a list; the bars inside the range are colored. */
export function PriceBars({ bars, price, unit }: PriceBarsProps) {
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
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar.from}
            className={styles.bar}
            title={words(bar)}
            data-inside={isInside(bar, price) || undefined}
            data-empty={bar.count === 0 || undefined}
            style={{ blockSize: `${(bar.count / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>
          <bdi>{text(first.from)}</bdi>
        </span>
        <span>
          <bdi>{last.below === null ? `${text(last.from)}+` : text(last.below)}</bdi>
        </span>
      </div>
      <ul className="visually-hidden" aria-label={intl.formatMessage(messages.bars)}>
        {bars.flatMap((bar) => (bar.count === 0 ? [] : [<li key={bar.from}>{words(bar)}</li>]))}
      </ul>
    </div>
  );
}
