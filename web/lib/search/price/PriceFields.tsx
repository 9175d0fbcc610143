import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/TextField.tsx';
import { type Budget, fromShekels, type LimitUnit, mostUnits, toShekels } from './budget.ts';
import { messages } from '../filters/Filters.messages.ts';
import styles from './PriceFilter.module.css';
import { typedPrice } from './typedPrice.ts';
import { useShekels, useUnitsText } from './usePriceLabel.ts';

interface PriceFieldsProps {
  price: Budget;
  /** The currency and unit of the fields; another one mounts the component again. */
  unit: LimitUnit;
  /** Called with numbers that can be filtered by, when typing pauses. */
  onChange: (price: Budget) => void;
}

interface Texts {
  readonly min: string;
  readonly max: string;
}

const isForeign = ({ currency }: LimitUnit) => currency.code !== 'ILS';

const textsOf = ({ min, max, typed }: Budget, unit: LimitUnit): Texts => {
  const own = typed?.currency.code === unit.currency.code ? typed : undefined;
  return {
    min: min === 0 ? '' : String(own?.min ?? fromShekels(min, unit)),
    max: max === null ? '' : String(own?.max ?? fromShekels(max, unit)),
  };
};

const isSame = (one: Budget, other: Budget) => one.min === other.min && one.max === other.max;

/** The typed limits as a range; null while they are invalid. A limit that was not changed keeps its exact shekels. */
const rangeOf = (texts: Texts, price: Budget, unit: LimitUnit): Budget | null => {
  const [min, max] = [typedPrice(texts.min, unit), typedPrice(texts.max, unit)];
  if (min === undefined || max === undefined) return null;
  if (max !== null && (min ?? 0) > max) return null;
  const before = textsOf(price, unit);
  const range = {
    min: texts.min === before.min ? price.min : toShekels(min ?? 0, unit),
    max: texts.max === before.max || max === null ? max && price.max : toShekels(max, unit),
    per: price.per,
  };
  const isLimited = range.min > 0 || range.max !== null;
  return isForeign(unit) && isLimited
    ? { ...range, typed: { currency: unit.currency, min: min || null, max } }
    : range;
};

/** Time after the last key until the list follows; a number that is still being typed is not validated. */
const STILL_MS = 400;

interface Typed {
  readonly texts: Texts;
  /**
   * The range before the text was typed, and the one that the text stands for. Any other range means that the slider, a
   * chip or Back changed it.
   */
  readonly ranges: readonly Budget[];
  readonly isStill: boolean;
}

const untouched = (range: Budget, unit: LimitUnit): Typed => ({
  texts: textsOf(range, unit),
  ranges: [range],
  isStill: true,
});

/** Typed text stays as typed until the range is changed elsewhere. */
const useTyped = ({ price, unit, onChange }: PriceFieldsProps) => {
  const [typed, setTyped] = useState(() => untouched(price, unit));
  const pending = useRef<{ readonly timer: number; readonly take: () => void } | null>(null);
  const step = typed.ranges.findIndex((range) => isSame(range, price));
  const now = step < 0 ? untouched(price, unit) : { ...typed, ranges: typed.ranges.slice(step) };
  if (step !== 0) setTyped(now);
  const settle = () => {
    const waiting = pending.current;
    pending.current = null;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.take();
  };
  const type = (change: Partial<Texts>) => {
    const texts = { ...now.texts, ...change };
    const range = rangeOf(texts, price, unit) ?? price;
    setTyped({ texts, ranges: [price], isStill: false });
    clearTimeout(pending.current?.timer);
    const take = () => {
      setTyped({ texts, ranges: [price, range], isStill: true });
      if (!isSame(range, price)) onChange(range);
    };
    pending.current = { timer: window.setTimeout(settle, STILL_MS), take };
  };
  // When the panel closes at once, the last number is applied too.
  const last = useRef(settle);
  useEffect(() => {
    last.current = settle;
  });
  useEffect(() => () => last.current(), []);
  return { ...now, type, settle };
};

/** Minimum and maximum price as exact numbers of any size in the chosen currency, each with its value in shekels. */
export function PriceFields(props: PriceFieldsProps) {
  const intl = useIntl();
  const { unit, price } = props;
  const shekels = useShekels();
  const unitsText = useUnitsText();
  const { texts, isStill, type, settle } = useTyped(props);
  const [min, max] = [typedPrice(texts.min, unit), typedPrice(texts.max, unit)];
  const worth = rangeOf(texts, price, unit);
  const isCrossed = isStill && typeof max === 'number' && (min ?? 0) > max;
  const field = (end: keyof Texts) => {
    const number = end === 'min' ? min : max;
    const error =
      number === undefined
        ? intl.formatMessage(messages.badPrice, {
            most: unitsText(mostUnits(unit), unit.currency.code),
          })
        : isCrossed && end === 'max'
          ? intl.formatMessage(messages.crossed)
          : undefined;
    return (
      <div className={styles.field}>
        <TextField
          label={intl.formatMessage(end === 'min' ? messages.lowest : messages.highest)}
          value={texts[end]}
          onChange={(text) => type({ [end]: text })}
          onBlur={settle}
          inputMode="numeric"
          autoComplete="off"
          prefix={unit.currency.symbol}
          placeholder={intl.formatMessage(messages.anyPrice)}
          {...(error && { error })}
        />
        {isForeign(unit) && number ? (
          <bdi className={styles.worth}>≈ {shekels(worth?.[end] ?? toShekels(number, unit))}</bdi>
        ) : null}
      </div>
    );
  };
  return (
    <div className={styles.fields}>
      {field('min')}
      {field('max')}
    </div>
  );
}
