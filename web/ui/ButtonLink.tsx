import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface ButtonLinkProps extends ButtonLook {
  /** A path of the app, or a URL with a scheme (https:, mailto:, tel:) or a fragment. */
  to: string;
  children: ReactNode;
  replace?: boolean;
  /** State of the new history entry, for a path of the app. */
  state?: object;
  target?: string;
  rel?: string;
  download?: string;
  'aria-label'?: string;
  /** Called when a link of the app is followed. */
  onFollow?: () => void;
}

const leavesTheApp = (to: string) => /^([a-z][a-z0-9+.-]*:|#|\/\/)/i.test(to);

/** A link that looks like a button: a link goes somewhere, a Button does something. */
export function ButtonLink({ to, children, replace, state, onFollow, ...props }: ButtonLinkProps) {
  const { variant, size, icon, iconEnd, flipIcon = false, isFullWidth, className, ...rest } = props;
  const iconSize = size === 'sm' ? 16 : 18;
  const look = buttonClass({ variant, size, isFullWidth, className });
  const content = (
    <>
      {icon && <Icon icon={icon} size={iconSize} flip={flipIcon} />}
      <span className={styles.label}>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={iconSize} flip={flipIcon} />}
    </>
  );
  if (leavesTheApp(to) || props.download !== undefined) {
    return (
      <a {...rest} href={to} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      to={to}
      replace={replace}
      state={state}
      className={look}
      {...(onFollow ? { onClick: onFollow } : {})}
    >
      {content}
    </Link>
  );
}
