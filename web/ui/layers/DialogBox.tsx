import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { DialogProps } from '../Dialog.tsx';
import styles from '../Dialog.module.css';
import { IconButton } from '../IconButton.tsx';
import overlay from '../Overlay.module.css';
import { useUiText } from '../ui-text.ts';
import { useBackCloses } from '../useBackCloses.ts';
import { useOpening } from '../lazy/useOpening.ts';

/** The window of a `Dialog`. */
export function DialogBox({ isOpen, onClose, title, children, footer, lead, ...props }: DialogProps) {
  const { size = 'md', role = 'dialog', isDismissable = true, isReading = false, isPrinted } = props;
  const text = useUiText();
  const opening = useOpening(isOpen);
  const isAlert = role === 'alertdialog';
  useBackCloses(isOpen, () => isDismissable && onClose());
  return (
    <ModalOverlay
      key={opening}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && !isAlert}
      isKeyboardDismissDisabled={!isDismissable}
      {...(isPrinted ? { 'data-printed': true } : {})}
      className={clsx(overlay.overlay, overlay.center, styles.overlay, isPrinted && styles.printed)}
    >
      <Modal className={clsx(overlay.box, styles.box, styles[size])}>
        <AriaDialog role={role} className={overlay.dialog}>
          <header className={clsx(overlay.header, styles.header)}>
            <div className={styles.heading}>
              {lead}
              <Heading slot="title" level={2} className="title">
                <bdi>{title}</bdi>
              </Heading>
            </div>
            {!isAlert && <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />}
          </header>
          <div
            className={overlay.body}
            {...(isReading ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            {children}
          </div>
          {footer && <footer className={clsx(overlay.footer, styles.footer)}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
