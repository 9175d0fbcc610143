import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import styles from '../Popover.module.css';
import { SteadyPopover } from './SteadyPopover.tsx';

export interface FieldPanelProps {
  /** The closed field; the panel is shown below it. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  /** Below the content; stays in view when the content scrolls. */
  footer: ReactNode;
}

/** The panel of a `PopoverField` in windows that are wide enough. */
export function FieldPanel({ trigger, isOpen, onClose, label, children, footer }: FieldPanelProps) {
  return (
    <SteadyPopover trigger={trigger} isOpen={isOpen} onClose={onClose} className={styles.popover} offset={12}>
      <Dialog className={styles.dialog} aria-label={label}>
        {children}
        <div className={styles.footer}>{footer}</div>
      </Dialog>
    </SteadyPopover>
  );
}
