import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PriceRange } from '../../../gateway/models/offer-wishes.ts';
import { MAX_LIMIT } from '../../../gateway/pricing/price-range.ts';
import { EstimatedPrice } from '../../i18n/Price.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { messages } from './Filters.messages.ts';
import styles from './PriceFilter.module.css';
import { typedPrice } from './typedPrice.ts';
import { useShekels } from './usePriceLabel.ts';

interface PriceFieldsProps {
  price: PriceRange;
  /** Called with numbers that can be filtered by, once typing rests. */
  onChange: (price: PriceRange) => void;
}

interface Texts {
  readonly min: string;
  readonly max: string;
}

const textsOf = ({ min, max }: PriceRange): Texts => ({
  min: min === 0 ? '' : String(min),
  max: max === null ? '' : String(max),
});

const isSame = (one: PriceRange, other: PriceRange) => one.min === other.min && one.max === other.max;

/** The typed limits as a range; null while they are none. */
const rangeOf = (texts: Texts, { per }: PriceRange): PriceRange | null => {
  const [min, max] = [typedPrice(texts.min), typedPrice(texts.max)];
  if (min === undefined || max === undefined) return null;
  return max !== null && (min ?? 0) > max ? null : { min: min ?? 0, max, per };
};

/** So long after the last key the list follows; a number that is still being typed is not judged. */
const STILL_MS = 400;

interface Typed {
  readonly texts: Texts;
  /** The range when it was typed, and the one it became: any other means that the slider, a chip or Back changed it. */
  readonly ranges: readonly PriceRange[];
  readonly isStill: boolean;
}

const untouched = (range: PriceRange): Typed => ({ texts: textsOf(range), ranges: [range], isStill: true });

/** What is typed stays as it is typed until the range is changed elsewhere. */
const useTyped = ({ price, onChange }: PriceFieldsProps) => {
  const [typed, setTyped] = useState(() => untouched(price));
  const pending = useRef<{ readonly timer: number; readonly take: () => void } | null>(null);
  const step = typed.ranges.findIndex((range) => isSame(range, price));
  const now = step < 0 ? untouched(price) : { ...typed, ranges: typed.ranges.slice(step) };
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
    const range = rangeOf(texts, price) ?? price;
    setTyped({ texts, ranges: [price], isStill: false });
    clearTimeout(pending.current?.timer);
    const take = () => {
      setTyped({ texts, ranges: [price, range], isStill: true });
      if (!isSame(range, price)) onChange(range);
    };
    pending.current = { timer: window.setTimeout(settle, STILL_MS), take };
  };
  // A panel that closes at once takes the last number too.
  const last = useRef(settle);
  useEffect(() => {
    last.current = settle;
  });
  useEffect(() => () => last.current(), []);
  return { ...now, type, settle };
};

/** Lowest and highest price as exact numbers of any size, each with what it is worth in the chosen currency. */
export function PriceFields(props: PriceFieldsProps) {
  const intl = useIntl();
  const shekels = useShekels();
  const { texts, isStill, type, settle } = useTyped(props);
  const [min, max] = [typedPrice(texts.min), typedPrice(texts.max)];
  const isCrossed = isStill && typeof max === 'number' && (min ?? 0) > max;
  const field = (end: keyof Texts) => {
    const number = end === 'min' ? min : max;
    const error =
      number === undefined
        ? intl.formatMessage(messages.badPrice, { most: shekels(MAX_LIMIT) })
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
          prefix="₪"
          placeholder={intl.formatMessage(messages.anyPrice)}
          {...(error && { error })}
        />
        {number ? <EstimatedPrice money={{ amountMinor: number * 100, currency: 'ILS' }} /> : null}
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
