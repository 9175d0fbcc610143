import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 'md';
  /** `sherry` is an amber surface, for Sherry's cards only. */
  tone?: 'plain' | 'sherry';
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
}

/** A white surface with a hairline and a soft shadow. */
export function Card({
  children,
  as: Tag = 'div',
  padding = 'md',
  tone = 'plain',
  className,
  ...rest
}: CardProps) {
  return (
    <Tag {...rest} className={clsx(styles.card, padding === 'md' && styles.padded, styles[tone], className)}>
      {children}
    </Tag>
  );
}
