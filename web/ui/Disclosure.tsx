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
  /** Set when the caller controls it. */
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  headingLevel?: 3 | 4;
  className?: string;
}

/** A row that opens and shows more. */
export function Disclosure({ label, children, defaultExpanded = false, ...props }: DisclosureProps) {
  const { isExpanded, onExpandedChange, headingLevel = 3, className } = props;
  return (
    <AriaDisclosure
      defaultExpanded={defaultExpanded}
      className={clsx(styles.root, className)}
      {...(isExpanded !== undefined && { isExpanded })}
      {...(onExpandedChange && { onExpandedChange })}
    >
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span>{label}</span>
          <Icon icon={ChevronDown} size={20} className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
