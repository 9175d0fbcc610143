import { type ReactNode, useState } from 'react';
import { Disclosure } from '#ui/Disclosure.tsx';

interface OpenedPanelProps {
  label: ReactNode;
  headingLevel?: 3 | 4;
  className?: string | undefined;
  /** Set when the caller controls it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A disclosure whose content is mounted, and loaded, only once it has been opened. */
export function LazyDisclosure({ label, headingLevel = 3, className, children, ...props }: OpenedPanelProps) {
  const { isOpen, onOpenChange } = props;
  const [wasOpened, setOpened] = useState(isOpen ?? false);
  return (
    <Disclosure
      label={label}
      headingLevel={headingLevel}
      {...(className !== undefined && { className })}
      {...(isOpen !== undefined && { isExpanded: isOpen })}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) setOpened(true);
        onOpenChange?.(isExpanded);
      }}
    >
      {(wasOpened || isOpen) && children}
    </Disclosure>
  );
}
