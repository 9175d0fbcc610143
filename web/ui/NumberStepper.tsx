import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button, Group, Input, Label, NumberField as AriaNumberField, Text } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import styles from './NumberStepper.module.css';
import { useUiText } from './ui-text.ts';

interface NumberStepperProps {
  label: string;
  description?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  isDisabled?: boolean;
}

/** A small whole number with minus and plus; a button is disabled at its end of the range. */
export function NumberStepper({ label, description, value, onChange, ...props }: NumberStepperProps) {
  const text = useUiText();
  const id = useId();
  return (
    <AriaNumberField
      value={value}
      onChange={(next) => !Number.isNaN(next) && onChange(next)}
      minValue={props.min}
      maxValue={props.max}
      step={1}
      isDisabled={props.isDisabled}
      className={styles.row}
      {...(description ? { 'aria-describedby': id } : {})}
    >
      <span className={styles.words}>
        <Label className={styles.label}>{label}</Label>
        {description && (
          <Text slot="description" className={styles.description} id={id}>
            {description}
          </Text>
        )}
      </span>
      <Group className={styles.group}>
        <Button slot="decrement" className={styles.step} aria-label={text.decrease}>
          <Icon icon={Minus} />
        </Button>
        <Input className={styles.value} size={2} />
        <Button slot="increment" className={styles.step} aria-label={text.increase}>
          <Icon icon={Plus} />
        </Button>
      </Group>
    </AriaNumberField>
  );
}
