import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import { useOpening } from '../lazy/useOpening.ts';

type Side = 'top' | 'bottom';

/** Pixels at the top of the window that the header of the page takes, with a gap. */
const HEADER_PX = 72;

interface Stand {
  readonly side: Side;
  /**
   * Maximum height in pixels of a panel above its field, so that it ends below the header; null for a panel below the
   * field.
   */
  readonly most: number | null;
}

interface ReportSideProps {
  panel: RefObject<HTMLElement | null>;
  /** The side where the panel is now; null before it has one. */
  placement: string | null;
  stand: Stand | null;
  onStand: (stand: Stand | null) => void;
}

/** Inside an open panel: reports the side on which it opened and the room there, and when it is closed. */
function ReportSide({ panel, placement, stand, onStand }: ReportSideProps) {
  useEffect(() => {
    if (stand !== null || placement === null) return undefined;
    // After a resize the window is measured first, because the panel may have changed sides.
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
  /** The field that it belongs to. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  className: string | undefined;
  /** Pixels between the field and the panel. */
  offset: number;
  children: ReactNode;
}

/**
 * A panel below its field, or above it where the window has more room there. It stays on its side when its content
 * grows, and scrolls when it is too long. Only a resize of the window chooses the side again.
 */
export function SteadyPopover({ trigger, isOpen, onClose, ...look }: SteadyPopoverProps) {
  const { className, offset, children } = look;
  const opening = useOpening(isOpen);
  const [stand, setStand] = useState<Stand | null>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const chooseAgain = () => setStand(null);
    window.addEventListener('resize', chooseAgain);
    return () => window.removeEventListener('resize', chooseAgain);
  }, []);
  return (
    <Popover
      key={opening}
      ref={panel}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      {...(className === undefined ? {} : { className })}
      placement={`${stand?.side ?? 'bottom'} start`}
      shouldFlip={stand === null}
      offset={offset}
      {...(stand?.most && { maxHeight: stand.most })}
    >
      {({ placement }) => (
        <>
          <ReportSide panel={panel} placement={placement} stand={stand} onStand={setStand} />
          {children}
        </>
      )}
    </Popover>
  );
}
