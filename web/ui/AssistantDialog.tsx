import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './AssistantDialog.module.css';
import { IconButton } from './IconButton.tsx';
import overlay from './Overlay.module.css';
import { SherryAvatar, type SherryMood } from './SherryAvatar.tsx';
import { useUiText } from './ui-text.ts';
import { useBackCloses } from './useBackCloses.ts';

interface AssistantDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Escape or a press outside; closes unless something else is to happen first. */
  onDismiss?: () => void;
  /** The assistant's name: visible title and accessible name. */
  title: string;
  subtitle: string;
  mood?: SherryMood;
  /** A small button before the one that closes. */
  action?: ReactNode;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** The composer; always in view, above an on-screen keyboard. */
  footer: ReactNode;
}

/** The assistant's window: 28 rem by 500 px, the whole screen where that is smaller. */
export function AssistantDialog({ isOpen, onClose, title, subtitle, ...props }: AssistantDialogProps) {
  const { mood = 'neutral', onDismiss = onClose, action, children, footer } = props;
  const text = useUiText();
  useBackCloses(isOpen, onDismiss);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss()}
      isDismissable
      className={clsx(overlay.overlay, overlay.center, styles.overlay)}
    >
      <Modal className={clsx(overlay.box, styles.box)}>
        <AriaDialog className={overlay.dialog}>
          <header className={styles.header}>
            <SherryAvatar size={44} mood={mood} />
            <div className={styles.names}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
            {action}
            <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />
          </header>
          {children}
          <footer className={styles.footer}>{footer}</footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
