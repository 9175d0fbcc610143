import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import chip from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { useUiText } from './ui-text.ts';

interface ChipListProps {
  label: string;
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
}

/** Active values, each removable by its cross or the Delete key. */
export function ChipList({ label, items, onRemove }: ChipListProps) {
  const text = useUiText();
  return (
    <TagGroup
      aria-label={label}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <TagList items={items} className={chip.list}>
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={clsx(chip.chip, chip.on)}>
            <span>{item.label}</span>
            <Button slot="remove" className={chip.remove} aria-label={text.remove}>
              <Icon icon={X} size={16} />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
