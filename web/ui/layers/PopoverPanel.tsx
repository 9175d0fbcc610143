import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import styles from '../Popover.module.css';

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
  return (
    <Popover
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
