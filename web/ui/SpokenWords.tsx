import type { ReactNode } from 'react';

/**
 * Words for the eye, and in their place longer ones for those who hear the page. What is heard can hold elements, so a name
 * in it can be marked with its language, which an `aria-label` cannot.
 */
export function SpokenWords({ children, spoken }: { children: ReactNode; spoken: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
