import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './Tooltip.module.css';

/** A short name beside an icon button, on hover and on focus. The child is one focusable element of `web/ui`. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={6}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
