import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconType } from './Icon.tsx';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

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

/** A button with only an icon: close, menu, arrows, edit, delete. */
export function IconButton({ icon, label, tooltip = true, ...props }: IconButtonProps) {
  const { variant = 'plain', size = 'md', flip = false, className, onPress, ...rest } = props;
  const isText = typeof label === 'string';
  const button = (
    <AriaButton
      {...rest}
      {...(onPress ? { onPress: () => onPress() } : {})}
      {...(isText ? { 'aria-label': label } : {})}
      className={clsx(styles.button, styles[variant], styles[size], className)}
    >
      <Icon icon={icon} size={size === 'sm' ? 16 : 20} flip={flip} />
      {!isText && <span className="visually-hidden">{label}</span>}
    </AriaButton>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
