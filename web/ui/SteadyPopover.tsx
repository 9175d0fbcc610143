import { type ReactNode, useEffect, useState } from 'react';
import { Popover } from 'react-aria-components';

type Side = 'top' | 'bottom';

/** Pixels from the top of the window that the header of the page takes, with a gap. */
const HEADER_PX = 72;

interface KeepSideProps {
  /** Where the panel stands now; null before it stands anywhere. */
  placement: string | null;
  side: Side | null;
  onSide: (side: Side | null) => void;
}

/** Inside an open panel: tells the side on which it opened, and that it is closed. */
function KeepSide({ placement, side, onSide }: KeepSideProps) {
  useEffect(() => {
    if (side !== null || placement === null) return undefined;
    // A window of another size is measured first: the panel may stand on the other side by then.
    const frame = requestAnimationFrame(() => onSide(placement === 'top' ? 'top' : 'bottom'));
    return () => cancelAnimationFrame(frame);
  }, [placement, side, onSide]);
  useEffect(() => () => onSide(null), [onSide]);
  return null;
}

interface SteadyPopoverProps {
  className: string | undefined;
  /** Pixels between the field and the panel. */
  offset: number;
  children: ReactNode;
}

/**
 * A panel below its field, or above it where the window has more room there. It stays on the side where it opened when its
 * content grows, and is scrolled where it is too long. Only a window of another size chooses the side again.
 */
export function SteadyPopover({ className, offset, children }: SteadyPopoverProps) {
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    const chooseAgain = () => setSide(null);
    window.addEventListener('resize', chooseAgain);
    return () => window.removeEventListener('resize', chooseAgain);
  }, []);
  return (
    <Popover
      {...(className === undefined ? {} : { className })}
      placement={`${side ?? 'bottom'} start`}
      shouldFlip={side === null}
      offset={offset}
      // Above its field it ends below the header, and is scrolled.
      {...(side === 'top' && { containerPadding: HEADER_PX })}
    >
      {({ placement }) => (
        <>
          <KeepSide placement={placement} side={side} onSide={setSide} />
          {children}
        </>
      )}
    </Popover>
  );
}
