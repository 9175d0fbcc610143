import { clsx } from 'clsx';
import { X } from 'lucide-react';
import chip from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazyPart.tsx';

export interface ChipListProps {
  label: string;
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

const Tags = lazyPart<ChipListProps>(async () => (await import('./layers/ChipTags.tsx')).ChipTags);

/** Active values, each removable by its cross or the Delete key. Its code is loaded with the first of them. */
export function ChipList(props: ChipListProps) {
  const skeleton = (
    <div className={chip.list}>
      {props.items.map(({ id, label }) => (
        <span key={id} className={clsx(chip.chip, chip.on)}>
          <span>{label}</span>
          <span className={chip.remove}>
            <Icon icon={X} size={16} />
          </span>
        </span>
      ))}
    </div>
  );
  return <Tags {...props} skeleton={skeleton} />;
}
