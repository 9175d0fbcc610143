import { Slider, SliderFill, SliderThumb, SliderTrack, Label } from 'react-aria-components';
import { NumberField } from './NumberField.tsx';
import styles from './RangeSlider.module.css';

type Range = readonly [number, number];

interface RangeSliderProps {
  label: string;
  /** Names of the lower and the upper handle and of their number inputs. */
  minLabel: string;
  maxLabel: string;
  value: Range;
  onChange: (range: [number, number]) => void;
  /** Once the handle is let go or a number is typed: the moment to search. */
  onChangeEnd?: (range: [number, number]) => void;
  min: number;
  max: number;
  step: number;
  /** The number in the pill, with its unit. */
  format: (value: number) => string;
  hint?: string;
}

const pair = (values: number | number[]): [number, number] =>
  Array.isArray(values) ? [values[0] ?? 0, values[1] ?? 0] : [values, values];

/** Two handles with keys, and two numbers to type (CV-06): nothing needs dragging. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, minLabel, maxLabel, value, onChange, onChangeEnd, min, max, step, format, hint } = props;
  const [low, high] = value;
  const type = (next: [number, number]) => {
    onChange(next);
    onChangeEnd?.(next);
  };
  return (
    <div className={styles.root}>
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
          {hint && <span className={styles.hint}>{hint}</span>}
          <span className={styles.pill}>{format(high)}</span>
        </div>
        <SliderTrack className={styles.track}>
          <SliderFill className={styles.fill} />
          <SliderThumb index={0} aria-label={minLabel} className={styles.thumb} />
          <SliderThumb index={1} aria-label={maxLabel} className={styles.thumb} />
        </SliderTrack>
      </Slider>
      <div className={styles.numbers}>
        <NumberField
          label={minLabel}
          value={low}
          min={min}
          max={high}
          step={step}
          onChange={(next) => type([next ?? min, high])}
        />
        <NumberField
          label={maxLabel}
          value={high}
          min={low}
          max={max}
          step={step}
          onChange={(next) => type([low, next ?? max])}
        />
      </div>
    </div>
  );
}
