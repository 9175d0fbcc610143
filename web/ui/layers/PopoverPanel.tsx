import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import styles from '../Popover.module.css';
import { useOpening } from '../lazy/useOpening.ts';

export interface PopoverPanelProps {
  /** The button that it is shown beside. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  placement: 'bottom start' | 'bottom end' | 'bottom';
  className: string | undefined;
}

/** The panel of a `Popover`. */
export function PopoverPanel({ trigger, isOpen, onClose, label, children, ...look }: PopoverPanelProps) {
  const opening = useOpening(isOpen);
  return (
    <Popover
      key={opening}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={clsx(styles.popover, look.className)}
      placement={look.placement}
      offset={8}
    >
      <Dialog className={styles.dialog} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}
