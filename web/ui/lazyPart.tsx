import type { ComponentType, ReactNode } from 'react';
import { onceLoaded, useLoaded } from './lazy/onceLoaded.ts';
import { NotLoadedNotice } from './NotLoadedNotice.tsx';
import { SkeletonRegion } from './Skeleton.tsx';
import { useUiText } from './ui-text.ts';

interface LazyPart<Props> {
  (props: Props & { skeleton: ReactNode }): ReactNode;
  /**
   * Loads its code in advance, when the pointer or the focus is near; a failure is shown, and can be retried, where the
   * part is used.
   */
  readonly load: () => Promise<void>;
}

/**
 * A part of a page or panel whose code is loaded when it is needed. Until then its `skeleton` is shown, as large as the
 * part; a failure is shown with a button to try again. Once loaded, every later use renders without a skeleton.
 * @param read imports the part
 */
export function lazyPart<Props extends object>(read: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = onceLoaded(read);

  function Part(props: Props & { skeleton: ReactNode }) {
    const text = useUiText();
    const { Shown, isLost, retry } = useLoaded(part, true);
    if (Shown) return <Shown {...props} />;
    if (isLost) return <NotLoadedNotice onRetry={retry} />;
    return <SkeletonRegion label={text.loading}>{props.skeleton}</SkeletonRegion>;
  }

  return Object.assign(Part, { load: part.load });
}
