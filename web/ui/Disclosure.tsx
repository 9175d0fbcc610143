import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  className?: string;
}

/** A row that opens to show more. */
export function Disclosure({ label, children, defaultExpanded = false, className }: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={defaultExpanded} className={clsx(styles.root, className)}>
      <Heading level={3} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span>{label}</span>
          <Icon icon={ChevronDown} size={20} className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
