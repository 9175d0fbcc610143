import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { BedShortage } from '#shared/stay/bed-shortage.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './BedNote.module.css';
import { messages } from './beds.messages.ts';

interface BedNoteProps {
  /** Null shows no note. */
  shortage: BedShortage | null;
  className?: string | undefined;
}

/** Says that the beds of the chosen rooms are for fewer people than will sleep there. */
export function BedNote({ shortage, className }: BedNoteProps) {
  const intl = useIntl();
  if (!shortage) return null;
  return (
    <p className={clsx(styles.note, className)}>
      <Icon icon={Info} size={16} />
      <span>{intl.formatMessage(messages.few, { ...shortage })}</span>
    </p>
  );
}
