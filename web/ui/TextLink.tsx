import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { Icon, type IconType } from './Icon.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps {
  /** A path of the app. */
  to?: string;
  /** State of the new history entry, for `to`. */
  state?: object;
  /** A URL outside the app, mailto: or tel:. */
  href?: string;
  /** Opens `href` in a new tab; the text should say so. */
  isNewTab?: boolean;
  /** Without `to` and `href` it is a button that looks like a link. */
  onPress?: () => void;
  /** For a button that opens something below it: whether that is open now. */
  isExpanded?: boolean;
  children: ReactNode;
  icon?: IconType;
  flipIcon?: boolean;
  /** In the colour of the text, underlined only on hover. */
  isQuiet?: boolean;
  /** Not part of a sentence or a list of links, so presses above and below its line can count too. */
  isAlone?: boolean;
  className?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** A text link, inline or on its own. */
export function TextLink({ to, href, onPress, children, icon, flipIcon = false, ...props }: TextLinkProps) {
  const { isQuiet = false, isAlone = false, isNewTab = false, isExpanded, className, state, ...rest } = props;
  const look = clsx(styles.link, isQuiet && styles.quiet, isAlone && styles.alone, className);
  const content = (
    <>
      {icon && <Icon icon={icon} size={16} flip={flipIcon} />}
      <span>{children}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...rest} to={to} state={state} className={look}>
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a {...rest} href={href} className={look} {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {content}
      </a>
    );
  }
  return (
    <AriaButton
      {...rest}
      className={look}
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      {...(onPress ? { onPress: () => onPress() } : {})}
    >
      {content}
    </AriaButton>
  );
}
