import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface OpenedPanelProps {
  label: ReactNode;
  headingLevel?: 3 | 4;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that opens; what is inside exists, and is read, only once it has been opened. */
export function OpenedPanel({ label, headingLevel = 3, className, children }: OpenedPanelProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      label={label}
      headingLevel={headingLevel}
      {...(className !== undefined && { className })}
      onExpandedChange={(isExpanded) => {
        if (isExpanded) setOpened(true);
      }}
    >
      {wasOpened && children}
    </Disclosure>
  );
}
