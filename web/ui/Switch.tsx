import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './Switch.module.css';

interface SwitchProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Cannot be turned, yet keys and screen readers come to it, so that its words say why. */
  isReadOnly?: boolean;
  /** On a green wash, for free cancellation. */
  variant?: 'plain' | 'ok';
}

/** On or off, at once. */
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
