import { type ComponentType, lazy, Suspense } from 'react';

// If the code cannot be loaded, the page is shown without ideas.
const Ideas = lazy<ComponentType>(() =>
  import('./Ideas.tsx').then(
    (module) => ({ default: module.Ideas }),
    () => ({ default: () => null }),
  ),
);

/** The ideas for a first search, loaded lazily, so that the search form does not wait for them. */
export function LazyIdeas() {
  return (
    <Suspense fallback={null}>
      <Ideas />
    </Suspense>
  );
}
