import { type ComponentType, lazy, Suspense } from 'react';

// The page works without them.
const Ideas = lazy<ComponentType>(() =>
  import('./Ideas.tsx').then(
    (module) => ({ default: module.Ideas }),
    () => ({ default: () => null }),
  ),
);

/** The place of the ideas for a first search, which are loaded later; the search itself does not wait for them. */
export function IdeasPlace() {
  return (
    <Suspense fallback={null}>
      <Ideas />
    </Suspense>
  );
}
