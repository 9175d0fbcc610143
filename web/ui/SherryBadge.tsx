import type { ReactNode } from 'react';
import { SherryAvatar } from './SherryAvatar.tsx';
import styles from './SherryBadge.module.css';

/** The amber pill that marks Sherry's pick. Nothing but Sherry is amber. */
export function SherryBadge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.pill}>
      <SherryAvatar size={28} />
      {children}
    </span>
  );
}
