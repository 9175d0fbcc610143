import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { buttonClass } from './Button.tsx';
import { FieldHelp, FieldLabel } from './FieldParts.tsx';
import { Icon } from './Icon.tsx';
import styles from './RadioCards.module.css';

interface RadioCardsProps {
  label: string;
  isLabelHidden?: boolean;
  value: string | null;
  onChange: (id: string) => void;
  children: ReactNode;
  layout?: 'stack' | 'grid';
  error?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few rich cards: rooms, cars, packages. Exactly one can be chosen. */
export function RadioCards({
  label,
  isLabelHidden = true,
  children,
  layout = 'stack',
  ref,
  ...props
}: RadioCardsProps) {
  return (
    <AriaRadioGroup
      ref={ref}
      value={props.value}
      onChange={props.onChange}
      // Only in a horizontal group does the left arrow go to the left in a language from right to left.
      orientation={layout === 'grid' ? 'horizontal' : 'vertical'}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      className={clsx(styles.group, props.className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles[layout]}>{children}</div>
      <FieldHelp error={props.error} />
    </AriaRadioGroup>
  );
}

interface RadioCardProps {
  value: string;
  /** The accessible name: what a screen reader says for the card, including the price. */
  label: string;
  children: ReactNode | ((state: { isSelected: boolean }) => ReactNode);
  isDisabled?: boolean;
  /** Draws a round radio mark in the card's corner, top and inline end. */
  dot?: boolean;
  /** `card` has its own surface; several of `row` share one. */
  shape?: 'card' | 'row';
  className?: string;
}

export function RadioCard({
  value,
  label,
  children,
  isDisabled,
  dot = false,
  shape = 'card',
  className,
}: RadioCardProps) {
  return (
    <Radio
      value={value}
      aria-label={label}
      isDisabled={isDisabled}
      className={clsx(styles.option, styles[shape], className)}
    >
      {({ isSelected }) => (
        <>
          {dot && <span className={styles.dot} aria-hidden="true" />}
          {typeof children === 'function' ? children({ isSelected }) : children}
        </>
      )}
    </Radio>
  );
}

interface SelectMarkProps {
  isSelected: boolean;
  label: string;
  selectedLabel: string;
}

/** The "Select" pill of a card, "Selected" with a check once chosen; the card itself is the control. */
export function SelectMark({ isSelected, label, selectedLabel }: SelectMarkProps) {
  return (
    <span
      className={clsx(
        buttonClass({ variant: isSelected ? 'primary' : 'secondary', size: 'sm' }),
        styles.mark,
        isSelected && styles.markOn,
      )}
    >
      {isSelected && <Icon icon={Check} size={16} />}
      {isSelected ? selectedLabel : label}
    </span>
  );
}
