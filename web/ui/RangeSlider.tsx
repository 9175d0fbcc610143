import { useLayoutEffect, useRef } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack, Label } from 'react-aria-components';
import styles from './RangeSlider.module.css';

type Range = readonly [number, number];

interface RangeSliderProps {
  label: string;
  /** Names of the lower and the upper handle. */
  minLabel: string;
  maxLabel: string;
  value: Range;
  onChange: (range: [number, number]) => void;
  /** Called once the handle is released, which is when to search. */
  onChangeEnd?: (range: [number, number]) => void;
  min: number;
  max: number;
  step: number;
  /** The number in the pill, with its unit. */
  format: (value: number) => string;
}

const pair = (values: number | number[]): [number, number] =>
  Array.isArray(values) ? [values[0] ?? 0, values[1] ?? 0] : [values, values];

/** Two handles that can be moved with keys. Exact limits are typed in number fields of the feature. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, minLabel, maxLabel, value, onChange, onChangeEnd, min, max, step, format } = props;
  const [low, high] = value;
  const lower = useRef<HTMLInputElement>(null);
  const upper = useRef<HTMLInputElement>(null);
  // The library announces the bare number, without its unit and without saying that the upper end means that amount or
  // more.
  useLayoutEffect(() => {
    lower.current?.setAttribute('aria-valuetext', format(low));
    upper.current?.setAttribute('aria-valuetext', format(high));
  });
  return (
    <Slider
      value={[low, high]}
      onChange={(values) => onChange(pair(values))}
      onChangeEnd={(values) => onChangeEnd?.(pair(values))}
      minValue={min}
      maxValue={max}
      step={step}
      className={styles.slider}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.pills} aria-hidden="true">
        <span className={styles.pill}>{format(low)}</span>
        <span className={styles.pill}>{format(high)}</span>
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        <SliderThumb index={0} inputRef={lower} aria-label={minLabel} className={styles.thumb} />
        <SliderThumb index={1} inputRef={upper} aria-label={maxLabel} className={styles.thumb} />
      </SliderTrack>
    </Slider>
  );
}
