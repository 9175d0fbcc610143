import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** One line under the title. */
  children?: ReactNode;
  action?: ReactNode;
  picture?: 'sherry' | 'sherry-wave';
  headingLevel?: 1 | 2 | 3;
  /** Id of the heading, for `aria-labelledby`; such a heading can be focused. */
  headingId?: string;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A friendly message for an empty list: Sherry in her arch, a title, one line and one link. */
export function EmptyState({
  title,
  children,
  action,
  picture = 'sherry',
  headingLevel = 2,
  headingId,
}: EmptyStateProps) {
  const Heading = headings[headingLevel];
  return (
    <section className={styles.empty}>
      <div className={styles.arch}>
        <img src={`/art/${picture}.svg`} alt="" width={150} height={150} className="flip" />
      </div>
      <Heading id={headingId} className="title" tabIndex={headingId === undefined ? undefined : -1}>
        {title}
      </Heading>
      {children && <div className={styles.line}>{children}</div>}
      {action}
    </section>
  );
}
