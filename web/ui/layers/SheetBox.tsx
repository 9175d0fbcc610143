import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton.tsx';
import styles from '../Overlay.module.css';
import type { SheetProps } from '../Sheet.tsx';
import { useUiText } from '../ui-text.ts';
import { useBackCloses } from '../useBackCloses.ts';
import { useOpening } from '../lazy/useOpening.ts';

/** The panel of a `Sheet`. */
export function SheetBox({ isOpen, onClose, title, children, footer, side = 'end' }: SheetProps) {
  const text = useUiText();
  const opening = useOpening(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <ModalOverlay
      key={opening}
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
