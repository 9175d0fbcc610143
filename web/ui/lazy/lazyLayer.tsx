import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { SkeletonRegion } from '../Skeleton.tsx';
import { useUiText } from '../ui-text.ts';
import { LostLayer } from './LostLayer.tsx';
import { onceLoaded, useLoaded } from './onceLoaded.ts';
import { whenIdle } from './whenIdle.ts';

interface Layer {
  /** True by default, for a layer that is rendered only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * Follows `isOpen` in a transition. The press that opens a layer is painted first: making the page behind it inert, which
 * changes the style of every element, and moving the focus would otherwise be part of the press. A layer that is open
 * when it is first rendered is shown at once, because it may replace another that holds the focus.
 */
function useShownAfterPress(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen);
  useEffect(() => startTransition(() => setShown(isOpen)), [isOpen]);
  return isShown;
}

/**
 * Something over the page, such as a dialog. Its code is loaded when the page that uses it is idle, or when it is first
 * opened; it then opens as soon as its code is there. When the code cannot be loaded, a notice over the page says so, with
 * buttons to try again and to close.
 * @param read imports the layer
 */
export function lazyLayer<Props extends Layer>(
  read: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const layer = onceLoaded(read);

  return function LazyLayer(props: Props) {
    const { isOpen = true, onClose } = props;
    const text = useUiText();
    const { Shown, isLost, retry } = useLoaded(layer, isOpen);
    const isShown = useShownAfterPress(isOpen);
    useEffect(() => (layer.now() ? undefined : whenIdle(() => void layer.load())), []);
    // Closes with the press: in a transition it would wait for the code of a page that the same press opens.
    if (Shown) return <Shown {...props} isOpen={isOpen && isShown} />;
    if (isLost) return <LostLayer onRetry={retry} onClose={onClose} />;
    return isOpen && <SkeletonRegion label={text.loading} className="visually-hidden" />;
  };
}
