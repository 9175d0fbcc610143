import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SlowNote } from './SlowNote.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the same box as what will come. */
  width?: string;
  height?: string;
  radius?: 'sm' | 'md' | 'lg' | 'full';
  className?: string;
}

/** A shimmering stand-in, silent to screen readers; wrap the group in a SkeletonRegion. */
export function Skeleton({ width = '100%', height = '1rem', radius = 'sm', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.bone, styles[radius], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** Marks a loading area once, with a name, so that its bones need not speak. */
export function SkeletonRegion({
  label,
  children,
  className,
  isPage = false,
}: {
  label: string;
  children: ReactNode;
  className?: string;
  /** It stands for a whole page: as tall as the window, so that what comes pushes no footer out of sight. */
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
