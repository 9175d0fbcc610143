import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import styles from './Popover.module.css';

interface PopoverProps {
  /** One button of `web/ui`. */
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom';
  className?: string;
}

/** A small panel beside its button; Escape and a press outside close it. */
export function Popover({ trigger, label, children, placement = 'bottom start', className }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={clsx(styles.popover, className)} placement={placement} offset={8}>
        <Dialog className={styles.dialog} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
