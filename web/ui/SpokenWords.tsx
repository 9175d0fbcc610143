import type { ReactNode } from 'react';

/**
 * Visible text, and a longer text for screen readers in its place. The spoken text can have elements, so a name in it
 * can be marked with its language, which an `aria-label` cannot.
 */
export function SpokenWords({ children, spoken }: { children: ReactNode; spoken: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
