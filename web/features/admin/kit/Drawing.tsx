import type { ReactNode } from 'react';

interface DrawingProps {
  /** One sentence that describes the chart. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A chart that screen readers treat as one picture. It runs from left to right in every language, because time is not
 * mirrored.
 */
export function Drawing({ label, children, className }: DrawingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold a chart drawn by a library
    <div role="img" aria-label={label} dir="ltr" className={className}>
      {children}
    </div>
  );
}
