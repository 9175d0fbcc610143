import { type ReactNode, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { lazyLayer } from './lazy/lazyLayer.tsx';
import type { PopoverPanelProps } from './layers/PopoverPanel.tsx';

const Panel = lazyLayer<PopoverPanelProps>(
  async () => (await import('./layers/PopoverPanel.tsx')).PopoverPanel,
);

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
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const press = {
    ref: button,
    onPress: () => setOpen(!isOpen),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
  } as const;
  return (
    <>
      <ButtonContext value={press}>{trigger}</ButtonContext>
      <Panel trigger={button} isOpen={isOpen} onClose={close} {...{ label, placement, className }}>
        {typeof children === 'function' ? children(close) : children}
      </Panel>
    </>
  );
}
