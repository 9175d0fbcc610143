import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { AlertDialogProps } from '../AlertDialog.tsx';
import { Button } from '../Button.tsx';
import styles from '../Overlay.module.css';
import { useOpening } from '../lazy/useOpening.ts';
import { useBackCloses } from '../useBackCloses.ts';

/**
 * Focuses the safe action. After Enter in a form the library alone would focus the dialog instead, because it takes
 * that click for one of a screen reader.
 */
function useFocusOf(safe: number) {
  const answers = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = () => answers.current?.querySelectorAll('button')[safe]?.focus({ preventScroll: true });
    const timer = setTimeout(focus, 0);
    return () => clearTimeout(timer);
  }, [safe]);
  return answers;
}

function Answers({ actions, onClose, onGone }: Pick<AlertDialogProps, 'actions' | 'onClose' | 'onGone'>) {
  const safe = Math.max(
    0,
    actions.findIndex((action) => action.isSafe),
  );
  const answers = useFocusOf(safe);
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(
    () => () => {
      // The library waits a frame before it gives the focus back to the opener; this runs after that.
      requestAnimationFrame(() => latest.current?.());
    },
    [],
  );
  return (
    <footer ref={answers} className={clsx(styles.footer, styles.actions)}>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.variant ?? (actions.length === 1 ? 'primary' : 'secondary')}
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
  );
}

/** A function that calls `onGone`, unless the alert was opened again meanwhile and has the focus. */
function useGone({ isOpen, onGone }: Pick<AlertDialogProps, 'isOpen' | 'onGone'>) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return () => {
    if (!isShown.current) onGone?.();
  };
}

/** The window of an `AlertDialog`. */
export function AlertBox({ isOpen, onClose, onGone, title, message, actions }: AlertDialogProps) {
  const opening = useOpening(isOpen);
  useBackCloses(isOpen, onClose);
  const gone = useGone({ isOpen, onGone });
  const messageId = useId();
  const titleId = useId();
  return (
    <ModalOverlay
      key={opening}
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
          <Answers actions={actions} onClose={onClose} onGone={gone} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
