import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './Switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Cannot be switched, but keys and screen readers reach it, so that its text can explain why. */
  isReadOnly?: boolean;
  /** `ok` is on a green background, for free cancellation. */
  variant?: 'plain' | 'ok';
}

/** A switch that takes effect at once. */
export function Switch({ children, variant = 'plain', ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={clsx(styles.row, variant === 'ok' && styles.ok)}>
      <span className={styles.words}>{children}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
