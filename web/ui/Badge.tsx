import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon, type IconType } from './Icon.tsx';

export type BadgeTone = 'ok' | 'warn' | 'danger' | 'neutral' | 'info' | 'sherry';

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** A dot before the text, so that the status is not shown by colour alone. */
  hasDot?: boolean;
  icon?: IconType;
}

/** A short state or property of something. */
export function Badge({ children, tone = 'neutral', hasDot = false, icon }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {hasDot && <span className={styles.dot} aria-hidden="true" />}
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}
