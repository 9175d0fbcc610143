import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { buttonClass } from './Button.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { lazyLayer } from './lazy/lazyLayer.tsx';
import type { MenuPanelProps } from './layers/MenuPanel.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  /** Shown instead of the label, where its parts need different directions. */
  content?: ReactNode;
  icon?: IconType;
  /** A path of the app; the row is then a link. */
  to?: string;
  /** A URL outside the app. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  lang?: string;
  tone?: 'danger';
}

export interface MenuSection {
  id: string;
  title?: string;
  /** Makes the rows a choice; the row with this id has the check mark. */
  selectedId?: string;
  items: MenuItem[];
}

interface MenuProps {
  /** Name of the menu, and of the trigger when that shows only an icon. */
  label: string;
  trigger: ReactNode;
  variant?: 'ghost' | 'secondary';
  placement?: 'bottom start' | 'bottom end';
  sections: MenuSection[];
  className?: string;
  /** The trigger shows no text: its name is `label`. */
  isIconOnly?: boolean;
}

const Panel = lazyLayer<MenuPanelProps>(async () => (await import('./layers/MenuPanel.tsx')).MenuPanel);

type Focus = MenuPanelProps['focusOn'];

const focusOfKey: Readonly<Record<string, Focus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button that opens a list of links, actions or options. */
export function Menu({ label, trigger, sections, isIconOnly = false, ...props }: MenuProps) {
  const { variant = 'ghost', placement = 'bottom start', className } = props;
  const [isOpen, setOpen] = useState(false);
  const [focusOn, setFocusOn] = useState<Focus>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (focus: Focus) => {
    setFocusOn(focus);
    setOpen(true);
  };
  return (
    <>
      <AriaButton
        ref={button}
        className={clsx(buttonClass({ variant: 'secondary' }), styles.trigger, styles[variant], className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={({ pointerType }) => {
          if (isOpen) setOpen(false);
          else open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : null);
        }}
        onKeyDown={(event) => {
          const focus = focusOfKey[event.key];
          if (!focus) return event.continuePropagation();
          event.preventDefault();
          open(focus);
        }}
        {...(isIconOnly ? { 'aria-label': label } : {})}
      >
        {trigger}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </AriaButton>
      <Panel
        trigger={button}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...{ label, placement, sections, focusOn }}
      />
    </>
  );
}
