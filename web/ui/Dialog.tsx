import type { ReactNode } from 'react';
import { lazyLayer } from './lazy/lazyLayer.tsx';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The visible title and the accessible name. */
  title: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Buttons, always in view. A form's submit button may be here with its `form` attribute. */
  footer?: ReactNode;
  /** At most 27, 38, 47.5 or 56 rem wide; a sheet from below under 640 px. */
  size?: 'sm' | 'md' | 'form' | 'lg';
  /** A picture or an icon above the title. */
  lead?: ReactNode;
  /**
   * `alertdialog` is for a question that needs a response: a press outside does not close it, and there is no close
   * button.
   */
  role?: 'dialog' | 'alertdialog';
  /** False where typed text would be lost: a press outside, Escape and Back do not close it, only the close button does. */
  isDismissable?: boolean;
  /** True when the content has nothing to focus: then it takes the focus itself, so that the arrow keys scroll it. */
  isReading?: boolean;
  /** While it is open, printing prints its contents instead of the page behind it. */
  isPrinted?: boolean;
}

/** A modal window with title, close button and footer. The focus moves into it, stays inside, and returns to the opener. */
export const Dialog = lazyLayer<DialogProps>(async () => (await import('./layers/DialogBox.tsx')).DialogBox);
