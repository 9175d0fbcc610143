import { type ComponentType, lazy, Suspense } from 'react';
import { useMemory } from '#lib/memory/useMemory.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import type { ContinueSectionProps } from './ContinueSection.tsx';

// If the code cannot be loaded, this section is left out.
const ContinueSection = lazy<ComponentType<ContinueSectionProps>>(() =>
  import('./ContinueSection.tsx').then(
    (module) => ({ default: module.ContinueSection }),
    () => ({ default: () => null }),
  ),
);

/** Offers to continue from the last visit. For a new visitor nothing is rendered or loaded. */
export function LazyContinueSection() {
  const { viewer } = useViewer();
  const { memory, clear } = useMemory();
  if (memory === null) return null;
  const isEmpty = memory.search === null && memory.hotels.length === 0 && memory.draftId === null;
  if (isEmpty && viewer === null) return null;
  return (
    <Suspense fallback={null}>
      <ContinueSection memory={memory} onClear={clear} />
    </Suspense>
  );
}
