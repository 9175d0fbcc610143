import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface DrawingProps {
  /** One sentence that describes the chart. */
  label: string;
  /** Class that reserves the chart's size until it is drawn; not needed if `className` sets the size. */
  space?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const waiting: (() => void)[] = [];
let isBusy = false;

/** Draws each in a task of its own, with time for a tap in between: the charts of a page often come near at once. */
const inTurn = (draw: () => void): void => {
  if (isBusy) {
    waiting.push(draw);
    return;
  }
  isBusy = true;
  startTransition(draw);
  setTimeout(() => {
    isBusy = false;
    const next = waiting.shift();
    if (next) inTurn(next);
  });
};

/** True once the element has been near the viewport, or the page is about to be printed. */
function useIsNear(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) inTurn(() => setNear(true));
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
 * A chart that screen readers treat as one image. It runs from left to right in every language, because time is not
 * mirrored. It is drawn only near the viewport, because drawing is slow and most charts are below the fold.
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
