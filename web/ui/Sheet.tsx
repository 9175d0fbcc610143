import type { ReactNode } from 'react';
import { lazyLayer } from './lazy/lazyLayer.tsx';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** The edge it comes from; always the bottom under 640 px. */
  side?: 'end' | 'bottom';
}

/** Opens a sheet whose state is its own, so that the page around it is not rendered again. */
export interface SheetHandle {
  open(): void;
}

/** A modal panel from the edge of the window: filters, menus, calendars on phones. */
export const Sheet = lazyLayer<SheetProps>(async () => (await import('./layers/SheetBox.tsx')).SheetBox);
