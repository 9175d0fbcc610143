import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './ToastRegion.module.css';
import type { Toast } from './toast.ts';
import { useUiText } from './ui-text.ts';

/** A toast that is not an error leaves the screen after 6 s; hover and focus stop the timer. */
const onScreenMs = 6000;
const icons = { ok: CircleCheck, error: CircleAlert, info: Info };

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onDismiss: (id: string) => void;
}

function ToastCard({ toast, isPaused, onDismiss }: ToastCardProps) {
  const text = useUiText();
  const leftMs = useRef(onScreenMs);
  const { id, tone } = toast;
  useEffect(() => {
    if (isPaused || tone === 'error') return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => onDismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, tone, isPaused, onDismiss]);

  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon icon={icons[tone]} size={22} className={styles.icon} />
      <p className={styles.text} role={tone === 'error' ? 'alert' : 'status'}>
        {toast.text}
      </p>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onPress();
            onDismiss(id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        icon={X}
        label={text.close}
        size="sm"
        tooltip={false}
        className={styles.close}
        onPress={() => onDismiss(id)}
      />
    </li>
  );
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

/**
 * The toasts on the screen, above dialogs: at the bottom, or at the top where buttons of a dialog or step would be
 * covered.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const text = useUiText();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = toasts.length > 0 && (isHovered || isFocused);
  const pause = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return createPortal(
    <section
      className={styles.region}
      aria-label={text.notifications}
      hidden={toasts.length === 0}
      data-react-aria-top-layer="true"
      {...pause}
    >
      <ol className={styles.list}>
        {toasts.toReversed().map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onDismiss={onDismiss} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
