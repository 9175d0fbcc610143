import { type ComponentType, lazy, Suspense } from 'react';

// The page stands with or without them.
const Ideas = lazy<ComponentType>(() =>
  import('./Ideas.tsx').then(
    (module) => ({ default: module.Ideas }),
    () => ({ default: () => null }),
  ),
);

/** Where ideas for a first search stand once they are there; the search itself does not wait for them. */
export function IdeasPlace() {
  return (
    <Suspense fallback={null}>
      <Ideas />
    </Suspense>
  );
}
