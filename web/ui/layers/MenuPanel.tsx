import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
} from 'react-aria-components';
import { Icon } from '../Icon.tsx';
import type { MenuItem, MenuSection } from '../Menu.tsx';
import styles from '../Menu.module.css';
import { useOpening } from '../lazy/useOpening.ts';

export interface MenuPanelProps {
  /** The button that it is shown below. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  placement: 'bottom start' | 'bottom end';
  sections: readonly MenuSection[];
  /** The row that gets the focus; when null the selected row does, or the list when no row is selected. */
  focusOn: 'first' | 'last' | null;
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

/** The list of a `Menu`. */
export function MenuPanel({ trigger, isOpen, onClose, label, sections, ...props }: MenuPanelProps) {
  const opening = useOpening(isOpen);
  // A menu gets the focus when it opens.
  const focus = { autoFocus: props.focusOn ?? true };
  return (
    <Popover
      key={opening}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={styles.popover}
      placement={props.placement}
      offset={6}
      aria-label={label}
    >
      <AriaMenu className={styles.menu} aria-label={label} {...focus} onClose={onClose}>
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
  );
}
