import type { ReactNode } from 'react';

interface DrawingProps {
  /** What the drawing shows, in one sentence. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A drawn chart as one picture. It runs from left to right in every language: time is not mirrored. */
export function Drawing({ label, children, className }: DrawingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold a chart drawn by a library
    <div role="img" aria-label={label} dir="ltr" className={className}>
      {children}
    </div>
  );
}
