import { type ComponentType, memo, type ReactNode } from 'react';
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

/** Whether props are the same; a loaded part does not show its skeleton, which may be another element each time. */
function isSameButSkeleton(before: object, after: object): boolean {
  const old = new Map(Object.entries(before));
  const fresh = Object.entries(after);
  return (
    old.size === fresh.length &&
    fresh.every(([name, value]) => name === 'skeleton' || (old.has(name) && Object.is(old.get(name), value)))
  );
}

/**
 * A part of a page or panel whose code is loaded when it is needed. Until then its `skeleton` is shown, as large as the
 * part; a failure is shown with a button to try again. Once loaded, every later use renders without a skeleton. A loaded
 * part is memoized: closing a panel around it does not render it again.
 * @param read imports the part
 */
export function lazyPart<Props extends object>(read: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = onceLoaded<Props>(async () => memo(await read(), isSameButSkeleton));

  function Part(props: Props & { skeleton: ReactNode }) {
    const text = useUiText();
    const { Shown, isLost, retry } = useLoaded(part, true);
    if (Shown) return <Shown {...props} />;
    if (isLost) return <NotLoadedNotice onRetry={retry} />;
    return <SkeletonRegion label={text.loading}>{props.skeleton}</SkeletonRegion>;
  }

  return Object.assign(Part, { load: part.load });
}
