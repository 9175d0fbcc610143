import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './IconButton.tsx';
import styles from './Overlay.module.css';
import { useUiText } from './ui-text.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The visible title and the accessible name. */
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  isDismissable?: boolean;
}

/** A modal dialog: focus goes in, is kept, and returns to the opener; Escape closes. */
export function Dialog({ isOpen, onClose, title, children, footer, ...props }: DialogProps) {
  const { size = 'md', isDismissable = true } = props;
  const text = useUiText();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      className={clsx(styles.overlay, styles.center)}
    >
      <Modal className={clsx(styles.box, styles[size])}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={clsx('title', styles.title)}>
              {title}
            </Heading>
            <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
