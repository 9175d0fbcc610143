import type { ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { lazyLayer } from './lazy/lazyLayer.tsx';

export interface AlertAction {
  label: string;
  variant?: ButtonVariant;
  /** The dialog closes afterwards, unless `keepOpen` is set. */
  onPress?: () => void;
  /** Gets the focus when the dialog opens; when no action is safe, the first one does. */
  isSafe?: boolean;
  isPending?: boolean;
  keepOpen?: boolean;
}

export interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Without a title the message is the accessible name. */
  title?: string;
  message: ReactNode;
  actions: AlertAction[];
  /** Called when the dialog has gone and the page can take the focus; when missing, the opener gets the focus back. */
  onGone?: () => void;
}

/** A question or a statement that needs a response; Escape and Back count as closing it. */
export const AlertDialog = lazyLayer<AlertDialogProps>(
  async () => (await import('./layers/AlertBox.tsx')).AlertBox,
);
