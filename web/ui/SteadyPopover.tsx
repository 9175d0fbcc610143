import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';

type Side = 'top' | 'bottom';

/** Pixels from the top of the window that the header of the page takes, with a gap. */
const HEADER_PX = 72;

interface Stand {
  readonly side: Side;
  /** Pixels that a panel above its field may be high, to end below the header; null below the field. */
  readonly most: number | null;
}

interface KeepSideProps {
  panel: RefObject<HTMLElement | null>;
  /** Where the panel stands now; null before it stands anywhere. */
  placement: string | null;
  stand: Stand | null;
  onStand: (stand: Stand | null) => void;
}

/** Inside an open panel: tells the side on which it opened and the room there, and that it is closed. */
function KeepSide({ panel, placement, stand, onStand }: KeepSideProps) {
  useEffect(() => {
    if (stand !== null || placement === null) return undefined;
    // A window of another size is measured first: the panel may stand on the other side by then.
    const frame = requestAnimationFrame(() => {
      const foot = panel.current?.getBoundingClientRect().bottom;
      if (placement === 'top') onStand({ side: 'top', most: foot === undefined ? null : foot - HEADER_PX });
      else onStand({ side: 'bottom', most: null });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, placement, stand, onStand]);
  useEffect(() => () => onStand(null), [onStand]);
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
  const [stand, setStand] = useState<Stand | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const chooseAgain = () => setStand(null);
    window.addEventListener('resize', chooseAgain);
    return () => window.removeEventListener('resize', chooseAgain);
  }, []);
  return (
    <Popover
      ref={panel}
      {...(className === undefined ? {} : { className })}
      placement={`${stand?.side ?? 'bottom'} start`}
      shouldFlip={stand === null}
      offset={offset}
      {...(stand?.most && { maxHeight: stand.most })}
    >
      {({ placement }) => (
        <>
          <KeepSide panel={panel} placement={placement} stand={stand} onStand={setStand} />
          {children}
        </>
      )}
    </Popover>
  );
}
