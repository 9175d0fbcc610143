import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  children: ReactNode;
  /** Left out inside a CheckboxGroup, which holds the value. */
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  value?: string;
  name?: string;
  /** At the inline end of a card row, or behind the words of a plain one: a price, a range. */
  detail?: ReactNode;
  variant?: 'plain' | 'card';
  /** Can be ticked, but nothing would be left. */
  isFaint?: boolean;
}

/** A box to tick; as a card it is a whole pressable row. */
export function Checkbox({ children, detail, variant = 'plain', isFaint = false, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className={clsx(styles.row, variant === 'card' && styles.card, isFaint && styles.faint)}
    >
      <span className={styles.box} aria-hidden="true">
        <Icon icon={Check} size={16} className={styles.tick} />
      </span>
      <span className={styles.words}>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </AriaCheckbox>
  );
}
