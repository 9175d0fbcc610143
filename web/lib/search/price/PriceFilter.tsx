import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PriceUnit } from '#models/search/offer-wishes.ts';
import type { Filter_PricesFragment } from '#generated/graphql.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { RangeSlider } from '#ui/RangeSlider.tsx';
import type { Budget, LimitUnit } from './budget.ts';
import { withMovedHandle, PRICE, sliderEnds } from '../filters/filters.ts';
import { messages } from '../filters/Filters.messages.ts';
import { PriceBars } from './PriceBars.tsx';
import { PriceFields } from './PriceFields.tsx';
import styles from './PriceFilter.module.css';
import { convertBudgetUnit } from './convertBudgetUnit.ts';
import { useLimitUnit } from './useLimitUnit.ts';
import { useLimitText } from './usePriceLabel.ts';

interface PriceFilterProps {
  price: Budget;
  onChange: (price: Budget) => void;
  /** Number of nights of the searched stay. */
  nights: number;
  /** Distribution of the prices, by unit; undefined while it is not known. */
  spread: readonly Filter_PricesFragment[] | undefined;
}

const isSame = (one: Budget, other: Budget) =>
  one.min === other.min && one.max === other.max && one.per === other.per;

/**
 * The budget, per night or for the whole stay, as bars, a slider and fields. When the unit changes, the limits are
 * converted to it.
 */
export function PriceFilter({ price, onChange, nights, spread }: PriceFilterProps) {
  const intl = useIntl();
  // Without limits the URL has no unit.
  const [chosen, setChosen] = useState<PriceUnit>(price.per);
  const isLimited = price.min > 0 || price.max !== null;
  const per = isLimited ? price.per : chosen;
  // Moving from a field to the switch applies the field's number at once, because the switch converts that number too.
  const latest = useRef(price);
  useEffect(() => {
    latest.current = price;
  }, [price]);
  const change = (next: Budget) => {
    latest.current = next;
    onChange(next);
  };
  const unit = useLimitUnit(price);
  // Switching there and back returns exactly the numbers that were chosen.
  const switched = useRef<{ readonly from: Budget; readonly to: Budget } | null>(null);
  const choose = (next: PriceUnit) => {
    const { current: now } = latest;
    setChosen(next);
    if (now.per === next || (now.min === 0 && now.max === null)) return;
    const isReturn = switched.current !== null && isSame(switched.current.to, now);
    const to =
      isReturn && switched.current ? switched.current.from : convertBudgetUnit(now, next, nights, unit);
    switched.current = { from: now, to };
    change(to);
  };
  const range = { ...price, per };
  const bars = spread?.find((each) => each.per === per)?.bars;
  return (
    <fieldset className={styles.budget}>
      <legend>{intl.formatMessage(messages.budget)}</legend>
      <RadioGroup
        label={intl.formatMessage(messages.per)}
        isLabelHidden
        orientation="horizontal"
        value={per}
        onChange={(unit) => choose(unit === 'STAY' ? 'STAY' : 'NIGHT')}
        options={[
          { id: 'NIGHT', label: intl.formatMessage(messages.perNight) },
          { id: 'STAY', label: intl.formatMessage(messages.perStay) },
        ]}
      />
      {bars && (
        <PriceBars bars={bars} price={range} unit={unit} sliderEnd={per === 'NIGHT' ? PRICE.max : null} />
      )}
      {per === 'NIGHT' && <NightSlider price={range} unit={unit} onChange={change} />}
      <PriceFields key={unit.currency.code} price={range} unit={unit} onChange={change} />
      <p className={styles.counts}>{intl.formatMessage(messages.counts)}</p>
    </fieldset>
  );
}

interface NightSliderProps extends Pick<PriceFilterProps, 'price' | 'onChange'> {
  unit: LimitUnit;
}

/** Moves in steps of shekels, which the search takes, and shows them in the unit of the limits. */
function NightSlider({ price, unit, onChange }: NightSliderProps) {
  const intl = useIntl();
  const text = useLimitText(unit);
  // While a handle moves, only the slider is updated; the search starts when the handle is released.
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  return (
    <RangeSlider
      label={intl.formatMessage(messages.price)}
      minLabel={intl.formatMessage(messages.lowest)}
      maxLabel={intl.formatMessage(messages.highest)}
      min={PRICE.min}
      max={PRICE.max}
      step={PRICE.step}
      value={moving ?? sliderEnds(price)}
      format={(value) => (value >= PRICE.max ? `${text(value)}+` : text(value))}
      onChange={setMoving}
      onChangeEnd={(ends) => {
        setMoving(null);
        onChange(withMovedHandle(price, ends));
      }}
    />
  );
}
