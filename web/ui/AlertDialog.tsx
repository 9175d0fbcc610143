import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button, type ButtonVariant } from './Button.tsx';
import styles from './Overlay.module.css';
import { useBackCloses } from './useBackCloses.ts';

export interface AlertAction {
  label: string;
  variant?: ButtonVariant;
  /** The dialog closes after it unless `keepOpen`. */
  onPress?: () => void;
  /** Gets the focus first; the first action when none says so. */
  isSafe?: boolean;
  isPending?: boolean;
  keepOpen?: boolean;
}

interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Without a title the message itself is the name. */
  title?: string;
  message: ReactNode;
  actions: AlertAction[];
}

/** A question or a statement that must be answered; Escape and Back count as leaving it. */
export function AlertDialog({ isOpen, onClose, title, message, actions }: AlertDialogProps) {
  useBackCloses(isOpen, onClose);
  const messageId = useId();
  const titleId = useId();
  const safe = Math.max(
    0,
    actions.findIndex((action) => action.isSafe),
  );
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={clsx(styles.overlay, styles.center)}
    >
      <Modal className={clsx(styles.box, styles.sm)}>
        <AriaDialog
          role="alertdialog"
          className={styles.dialog}
          aria-labelledby={title ? titleId : messageId}
          {...(title ? { 'aria-describedby': messageId } : {})}
        >
          <div className={clsx(styles.body, styles.alert)}>
            {title && (
              <Heading id={titleId} level={2} className={styles.alertTitle}>
                {title}
              </Heading>
            )}
            <div id={messageId}>{message}</div>
          </div>
          <footer className={clsx(styles.footer, styles.actions)}>
            {actions.map((action, index) => (
              <Button
                key={action.label}
                variant={action.variant ?? (actions.length === 1 ? 'primary' : 'secondary')}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert puts the focus on its safe answer
                autoFocus={index === safe}
                isPending={action.isPending ?? false}
                onPress={() => {
                  action.onPress?.();
                  if (!action.keepOpen) onClose();
                }}
              >
                {action.label}
              </Button>
            ))}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
