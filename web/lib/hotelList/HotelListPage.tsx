import type { ReactNode } from 'react';
import { ShareButton } from '../page/ShareButton.tsx';
import styles from './HotelListPage.module.css';

const headingId = 'hotel-list-heading';

/**
 * Moves the focus to the heading of the list. Needed when a hotel is removed, because the pressed button disappears
 * with it.
 */
export const focusListHeading = (): void => document.getElementById(headingId)?.focus();

interface HotelListPageProps {
  title: string;
  /** Path and query for sharing the list; null while there is nothing to share. */
  sharePath: string | null;
  children: ReactNode;
}

/** A page of hotels that were chosen one by one: its heading, a button that shares it, and the list. */
export function HotelListPage({ title, sharePath, children }: HotelListPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1 id={headingId} className="display" tabIndex={-1}>
          {title}
        </h1>
        {sharePath !== null && <ShareButton title={title} path={sharePath} />}
      </header>
      {children}
    </div>
  );
}
