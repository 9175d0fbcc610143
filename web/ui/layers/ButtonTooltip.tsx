import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from '../Tooltip.module.css';

interface ButtonTooltipProps {
  /** The element that has this name. */
  trigger: RefObject<HTMLElement | null>;
  label: ReactNode;
  delayMs: number;
  /** Called when Escape was pressed, which closes the tooltip and nothing else. */
  onEscape: () => void;
}

/** The name of an icon button beside it, open after the delay; the button renders it while it is hovered or focused. */
export function ButtonTooltip({ trigger, label, delayMs, onEscape }: ButtonTooltipProps) {
  const [isOpen, setOpen] = useState(delayMs === 0);
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);
  return (
    <TooltipTrigger isOpen={isOpen}>
      <Tooltip triggerRef={trigger} className={styles.tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
