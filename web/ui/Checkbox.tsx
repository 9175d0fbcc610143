import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  children: ReactNode;
  /** Omitted inside a CheckboxGroup, which has the value. */
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  value?: string;
  name?: string;
  /** A price or a range, at the inline end of a card row or after the text of a plain one. */
  detail?: ReactNode;
  variant?: 'plain' | 'card';
  /** Can be ticked, but would leave no results. */
  isFaint?: boolean;
}

/** A checkbox; as a card the complete row can be pressed. */
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
