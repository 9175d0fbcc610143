import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SlowNote } from './SlowNote.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the same size as the content that follows. */
  width?: string;
  height?: string;
  radius?: 'sm' | 'md' | 'lg' | 'full';
  className?: string;
}

/** A shimmering placeholder, silent to screen readers; wrap the group in a SkeletonRegion. */
export function Skeleton({ width = '100%', height = '1rem', radius = 'sm', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.bone, styles[radius], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** Names a loading area once for screen readers, so that its skeletons can be silent. */
export function SkeletonRegion({
  label,
  children,
  className,
  isPage = false,
}: {
  label: string;
  children?: ReactNode;
  className?: string;
  /** For a complete page: as tall as the window, so that the content does not push the footer away. */
  isPage?: boolean;
}) {
  return (
    <div aria-busy="true" aria-live="polite" className={clsx(isPage && styles.page, className)}>
      <span className="visually-hidden">{label}</span>
      {isPage && <SlowNote />}
      {children}
    </div>
  );
}
