import { X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton.tsx';
import { NotLoadedNotice } from '../NotLoadedNotice.tsx';
import { useUiText } from '../ui-text.ts';
import styles from './LostLayer.module.css';

interface LostLayerProps {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * A notice at the bottom of the window that the code of a layer could not be loaded. Its buttons return the focus to the
 * element that opened the layer.
 */
export function LostLayer({ onRetry, onClose }: LostLayerProps) {
  const text = useUiText();
  const [opener] = useState(() => document.activeElement);
  const leave = (act: () => void) => {
    if (opener instanceof HTMLElement) opener.focus();
    act();
  };
  return createPortal(
    <NotLoadedNotice
      className={styles.notice}
      onRetry={() => leave(onRetry)}
      action={
        <IconButton
          icon={X}
          size="sm"
          label={text.close}
          onPress={() => leave(onClose)}
          tooltip={false}
          className={styles.close}
        />
      }
    />,
    document.body,
  );
}
