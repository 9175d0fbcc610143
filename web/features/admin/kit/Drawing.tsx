import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface DrawingProps {
  /** One sentence that describes the chart. */
  label: string;
  /** Class with the size of the chart, for its place while it is not drawn; not needed where `className` has it. */
  space?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** True once the element was near the window, and before the page is printed. */
function useIsNear(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: '25%' },
    );
    observer.observe(target.current);
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear, target]);
  return isNear;
}

/**
 * A chart that screen readers treat as one picture. It runs from left to right in every language, because time is not
 * mirrored. Drawn when it is near the window: charts take the library long, and most are below the first screen.
 */
export function Drawing({ label, space, children, className }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold a chart drawn by a library
    <div ref={frame} role="img" aria-label={label} dir="ltr" className={className}>
      {isNear ? children : <div className={space} />}
    </div>
  );
}
