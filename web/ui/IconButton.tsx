import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import { useObjectRef } from 'react-aria';
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconType } from './Icon.tsx';
import styles from './IconButton.module.css';
import { LazyButtonTooltip } from './lazy/LazyButtonTooltip.tsx';

interface IconButtonProps {
  icon: IconType;
  /** The accessible name and the tooltip. An element can mark a name in it with its language; plain text cannot. */
  label: ReactNode;
  onPress?: () => void;
  variant?: 'plain' | 'outline' | 'solid' | 'floating';
  size?: 'sm' | 'md';
  /** Mirrors the icon in right-to-left pages. */
  flip?: boolean;
  isDisabled?: boolean;
  tooltip?: boolean;
  className?: string;
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** Milliseconds for which the pointer rests on a button before its name is shown. */
const TOOLTIP_DELAY_MS = 500;

/**
 * Decides when the name of a button is shown beside it: `delayMs` after the pointer or the focus came, null when it is
 * hidden. The button reports pointer and focus to `near`; `leave` hides the name.
 */
function useTooltip() {
  const [delayMs, setDelay] = useState<number | null>(null);
  const leave = () => setDelay(null);
  const near = {
    onHoverChange: (isOver: boolean) => setDelay(isOver ? TOOLTIP_DELAY_MS : null),
    onFocusChange: (isFocused: boolean) => setDelay(isFocused && isFocusVisible() ? 0 : null),
    onPressStart: leave,
  };
  return { delayMs, leave, near };
}

/** A button with only an icon: close, menu, arrows, edit, delete. */
export function IconButton({ ref, icon, label, tooltip = true, ...props }: IconButtonProps) {
  const { variant = 'plain', size = 'md', flip = false, className, onPress, ...rest } = props;
  const isText = typeof label === 'string';
  const button = useObjectRef(ref);
  const { delayMs, leave, near } = useTooltip();
  return (
    <>
      <AriaButton
        {...rest}
        {...(tooltip ? near : {})}
        ref={button}
        {...(onPress ? { onPress: () => onPress() } : {})}
        {...(isText ? { 'aria-label': label } : {})}
        className={clsx(styles.button, styles[variant], styles[size], className)}
      >
        <Icon icon={icon} size={size === 'sm' ? 16 : 20} flip={flip} />
        {!isText && <span className="visually-hidden">{label}</span>}
      </AriaButton>
      {delayMs !== null && (
        <LazyButtonTooltip trigger={button} label={label} delayMs={delayMs} onEscape={leave} />
      )}
    </>
  );
}
