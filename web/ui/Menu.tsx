import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  Button as AriaButton,
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { buttonClass } from './Button.tsx';
import { Icon, type IconType } from './Icon.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  /** Shown instead of the label, where its parts need different directions. */
  content?: ReactNode;
  icon?: IconType;
  /** A path of the app; the row is then a link. */
  to?: string;
  /** An address outside the app. */
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

function Row({ item, isChoice }: { item: MenuItem; isChoice: boolean }) {
  const href = item.to ?? item.href;
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      {...(href === undefined ? {} : { href })}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      isDisabled={item.isDisabled}
      className={clsx(styles.item, item.tone === 'danger' && styles.danger)}
    >
      {item.icon && <Icon icon={item.icon} size={18} />}
      <span className={styles.text} {...(item.lang === undefined ? {} : { lang: item.lang })}>
        {item.content ?? item.label}
      </span>
      {isChoice && <Icon icon={Check} size={16} className={styles.check} />}
    </AriaMenuItem>
  );
}

/** A button that opens a list of links, actions or options. */
export function Menu({ label, trigger, sections, isIconOnly = false, ...props }: MenuProps) {
  const { variant = 'ghost', placement = 'bottom start', className } = props;
  return (
    <MenuTrigger>
      <AriaButton
        className={clsx(buttonClass({ variant: 'secondary' }), styles.trigger, styles[variant], className)}
        {...(isIconOnly ? { 'aria-label': label } : {})}
      >
        {trigger}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </AriaButton>
      <Popover className={styles.popover} placement={placement} offset={6} aria-label={label}>
        <AriaMenu className={styles.menu} aria-label={label}>
          {sections.map((section) => (
            <AriaMenuSection
              key={section.id}
              className={styles.section}
              aria-label={section.title ?? label}
              {...(section.selectedId === undefined
                ? {}
                : { selectionMode: 'single' as const, selectedKeys: [section.selectedId] })}
            >
              {section.title ? <Header className={styles.title}>{section.title}</Header> : <Fragment />}
              {section.items.map((item) => (
                <Row key={item.id} item={item} isChoice={section.selectedId !== undefined} />
              ))}
            </AriaMenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
