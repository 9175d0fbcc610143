import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './IconButton.tsx';
import styles from './Overlay.module.css';
import { useUiText } from './ui-text.ts';
import { useBackCloses } from './useBackCloses.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** The edge it comes from; always the bottom under 640 px. */
  side?: 'end' | 'bottom';
}

/** A modal panel from the edge of the window: filters, menus, calendars on phones. */
export function Sheet({ isOpen, onClose, title, children, footer, side = 'end' }: SheetProps) {
  const text = useUiText();
  useBackCloses(isOpen, onClose);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={clsx(styles.overlay, styles[`overlay-${side}`])}
    >
      <Modal className={clsx(styles.sheet, styles[side])}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={clsx('title', styles.title)}>
              {title}
            </Heading>
            <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
