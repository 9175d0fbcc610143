import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import styles from './Button.module.css';
import { Icon, type IconType } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'sherry' | 'danger' | 'danger-outline';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** 36, 44 or 52 px high; use the small one only beside other controls. */
  size?: ButtonSize;
  icon?: IconType;
  iconEnd?: IconType;
  /** Mirrors both icons in right-to-left pages. */
  flipIcon?: boolean;
  isFullWidth?: boolean;
  className?: string;
}

interface ButtonProps extends ButtonLook {
  children: ReactNode;
  /** Shows a spinner beside the label, keeps the width and ignores presses. */
  isPending?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
  /** Called when the pointer or the focus reaches it, to load in advance what a press needs. */
  onNear?: () => unknown;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Looks disabled but stays focusable and pressable, so that a press can explain why. */
  'aria-disabled'?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** Class names of a button's look, shared with links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth, className }: ButtonLook) {
  return clsx(styles.button, styles[variant], styles[size], isFullWidth && styles.full, className);
}

/**
 * One action. A view has at most one primary button. The library's own pending state is not used: it announces through
 * an element that refers to the button by id, and that reference breaks when the button is removed.
 */
export function Button({ children, isPending = false, ...props }: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconEnd,
    flipIcon = false,
    isFullWidth,
    className,
    onPress,
    onNear,
    ...rest
  } = props;
  const iconSize = size === 'sm' ? 16 : 18;
  return (
    <AriaButton
      {...rest}
      {...(onPress && !isPending ? { onPress: () => onPress() } : {})}
      {...(onNear ? { onHoverStart: onNear, onFocus: onNear, onPressStart: onNear } : {})}
      {...(isPending ? { 'aria-disabled': true, type: 'button' as const } : {})}
      className={clsx(buttonClass({ variant, size, isFullWidth, className }), isPending && styles.pending)}
    >
      {isPending && <Spinner size={iconSize} />}
      {!isPending && icon && <Icon icon={icon} size={iconSize} flip={flipIcon} />}
      <span className={styles.label}>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={iconSize} flip={flipIcon} />}
    </AriaButton>
  );
}
