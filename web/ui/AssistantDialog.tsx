import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FocusScope } from 'react-aria';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './AssistantDialog.module.css';
import { IconButton } from './IconButton.tsx';
import overlay from './Overlay.module.css';
import { SherryAvatar, type SherryMood } from './SherryAvatar.tsx';
import { useUiText } from './ui-text.ts';
import { useBackCloses } from './useBackCloses.ts';
import { useHasPanelRoom } from './useIsPhone.ts';

interface AssistantDialogProps {
  onClose: () => void;
  /** Escape or a press outside; closes the window if omitted. */
  onDismiss?: () => void;
  /** The assistant's name: visible title and accessible name. */
  title: string;
  subtitle: string;
  mood?: SherryMood;
  /** A small button before the close button. */
  action?: ReactNode;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** The composer; always in view, above an on-screen keyboard. */
  footer: ReactNode;
}

interface FrameProps {
  onDismiss: () => void;
  children: ReactNode;
}

/** The window beside the page, which stays usable; the focus may move to the page, and Back leaves the page. */
function PanelFrame({ onDismiss, children }: FrameProps) {
  const leaveOnEscape = (event: KeyboardEvent) => {
    // While characters are composed (Chinese, Japanese), the same key closes a suggestion.
    const isComposing = event.nativeEvent.isComposing;
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing) onDismiss();
  };
  return (
    <FocusScope restoreFocus>
      <div role="presentation" className={clsx(overlay.box, styles.panel)} onKeyDown={leaveOnEscape}>
        {children}
      </div>
    </FocusScope>
  );
}

/** The window over the page, which is inert meanwhile. */
function ModalFrame({ onDismiss, children }: FrameProps) {
  useBackCloses(true, onDismiss);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onDismiss()}
      isDismissable
      className={clsx(overlay.overlay, overlay.center, styles.overlay)}
    >
      <Modal className={clsx(overlay.box, styles.box)}>{children}</Modal>
    </ModalOverlay>
  );
}

/**
 * The assistant's window: beside the page where there is room, otherwise 28 rem by 500 px over it, and full screen
 * where the screen is smaller.
 */
export function AssistantDialog({ onClose, title, subtitle, ...props }: AssistantDialogProps) {
  const { mood = 'neutral', onDismiss = onClose, action, children, footer } = props;
  const text = useUiText();
  const Frame = useHasPanelRoom() ? PanelFrame : ModalFrame;
  return (
    <Frame onDismiss={onDismiss}>
      <AriaDialog className={overlay.dialog}>
        <div className={styles.header}>
          <SherryAvatar size={44} mood={mood} />
          <div className={styles.names}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {action}
          <IconButton icon={X} label={text.close} onPress={onClose} tooltip={false} />
        </div>
        {children}
        <div className={styles.footer}>{footer}</div>
      </AriaDialog>
    </Frame>
  );
}
