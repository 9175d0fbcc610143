import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import overlay from './Overlay.module.css';
import { useUiText } from './ui-text.ts';
import { useBackCloses } from './useBackCloses.ts';

interface DialogProps {
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
export function Dialog({ isOpen, onClose, title, children, footer, lead, ...props }: DialogProps) {
  const { size = 'md', role = 'dialog', isDismissable = true, isReading = false, isPrinted } = props;
  const text = useUiText();
  const isAlert = role === 'alertdialog';
  useBackCloses(isOpen, () => isDismissable && onClose());
  return (
    <ModalOverlay
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
                {title}
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
