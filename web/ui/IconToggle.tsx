import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import { Icon, type IconType } from './Icon.tsx';
import styles from './IconToggle.module.css';

interface IconToggleProps {
  icon: IconType;
  /** The accessible name, the same on and off; the state is announced separately. */
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  className?: string | undefined;
}

/** A round button that is on or off; its icon is filled when on. */
export function IconToggle({ icon, label, className, ...rest }: IconToggleProps) {
  return (
    <ToggleButton {...rest} className={clsx(styles.toggle, className)}>
      <Icon icon={icon} size={20} />
      <span className="visually-hidden">{label}</span>
    </ToggleButton>
  );
}
