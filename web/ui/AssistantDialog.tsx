import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './AssistantDialog.module.css';
import { IconButton } from './IconButton.tsx';
import overlay from './Overlay.module.css';
import { SherryAvatar } from './SherryAvatar.tsx';
import { useUiText } from './ui-text.ts';

interface AssistantDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The assistant's name: visible title and accessible name. */
  title: string;
  subtitle: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** The composer; always in view, above an on-screen keyboard. */
  footer: ReactNode;
}

/** The assistant's window: 28 rem by 500 px, the whole screen where that is smaller (DEC-69). */
export function AssistantDialog({
  isOpen,
  onClose,
  title,
  subtitle,
  children,
  footer,
}: AssistantDialogProps) {
  const text = useUiText();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={clsx(overlay.overlay, overlay.center, styles.overlay)}
    >
      <Modal className={clsx(overlay.box, styles.box)}>
        <AriaDialog className={overlay.dialog}>
          <header className={styles.header}>
            <SherryAvatar size={44} />
            <div className={styles.names}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
            <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />
          </header>
          {children}
          <footer className={styles.footer}>{footer}</footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
