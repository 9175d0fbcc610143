import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import chip from '../Chip.module.css';
import type { ChipListProps } from '../ChipList.tsx';
import { Icon } from '../Icon.tsx';
import { useUiText } from '../ui-text.ts';

/** The chips of a `ChipList`. */
export function ChipTags({ label, items, onRemove }: ChipListProps) {
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
