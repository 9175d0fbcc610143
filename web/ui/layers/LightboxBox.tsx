import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay, useLocale } from 'react-aria-components';
import { IconButton } from '../IconButton.tsx';
import type { LightboxProps } from '../Lightbox.tsx';
import styles from '../Lightbox.module.css';
import { useUiText } from '../ui-text.ts';
import { useBackCloses } from '../useBackCloses.ts';
import { useOpening } from '../lazy/useOpening.ts';

/** The window of a `Lightbox`. */
export function LightboxBox({ isOpen, onClose, label, pictures, index, onIndexChange }: LightboxProps) {
  const text = useUiText();
  const opening = useOpening(isOpen);
  useBackCloses(isOpen, onClose);
  const { direction } = useLocale();
  const picture = pictures[index];
  const turn = (by: number) => onIndexChange((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) turn(1);
    if (event.key === back) turn(-1);
    if (event.key === 'Home') onIndexChange(0);
    if (event.key === 'End') onIndexChange(pictures.length - 1);
  };
  const keys = { onKeyDown };
  return (
    <ModalOverlay
      key={opening}
      isOpen={isOpen && picture !== undefined}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <div className={styles.frame} {...keys}>
          <AriaDialog aria-label={label} className={styles.dialog}>
            <div className={styles.bar}>
              <span className={clsx(styles.counter, 'num')} dir="ltr" aria-live="polite">
                {text.pictureCount(index + 1, pictures.length)}
              </span>
              <IconButton
                icon={X}
                label={text.close}
                onPress={onClose}
                tooltip={false}
                className={styles.onDark}
              />
            </div>
            <figure className={styles.figure}>
              {picture && <img src={picture.src} alt={picture.alt} className={styles.picture} />}
              {picture?.note && <figcaption className={styles.note}>{picture.note}</figcaption>}
            </figure>
            {pictures.length > 1 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  flip
                  variant="floating"
                  label={text.previousPicture}
                  onPress={() => turn(-1)}
                  tooltip={false}
                  className={clsx(styles.arrow, styles.previous)}
                />
                <IconButton
                  icon={ChevronRight}
                  flip
                  variant="floating"
                  label={text.nextPicture}
                  onPress={() => turn(1)}
                  tooltip={false}
                  className={clsx(styles.arrow, styles.next)}
                />
              </>
            )}
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
