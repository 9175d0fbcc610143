import type { ReactNode } from 'react';
import { SherryAvatar } from './SherryAvatar.tsx';
import styles from './SherryBadge.module.css';

/** The amber pill with her head: Sherry's pick. Nothing else is amber. */
export function SherryBadge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.pill}>
      <SherryAvatar size={28} />
      {children}
    </span>
  );
}
