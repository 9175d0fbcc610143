import { ArrowRight, Heart, Search, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { IconToggle } from '../ui/IconToggle.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Sample } from './Sample.tsx';

const variants = ['primary', 'secondary', 'ghost', 'sherry', 'danger', 'danger-outline'] as const;
const kinds = ['plain', 'outline', 'solid', 'floating'] as const;

export function Actions() {
  const [isLiked, setLiked] = useState(true);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState('price');
  return (
    <>
      <Sample title="Buttons">
        {variants.map((variant) => (
          <Fragment key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} icon={Search}>
              with icon
            </Button>
            <Button variant={variant} isDisabled>
              disabled
            </Button>
            <Button variant={variant} isPending>
              pending
            </Button>
          </Fragment>
        ))}
        <Button size="sm">small</Button>
        <Button size="lg">large</Button>
        <ButtonLink to="#" iconEnd={ArrowRight} flipIcon>
          a link
        </ButtonLink>
      </Sample>
      <Sample title="Icon buttons and links">
        {kinds.map((variant) => (
          <IconButton key={variant} variant={variant} icon={Trash2} label={`Delete (${variant})`} />
        ))}
        <IconButton icon={Trash2} label="Delete (disabled)" isDisabled />
        <IconToggle icon={Heart} label="Liked" isSelected={isLiked} onChange={setLiked} />
        <TextLink to="#">text link</TextLink>
        <TextLink onPress={() => undefined}>text that acts</TextLink>
        <Menu
          label="Sort by"
          trigger="Menu"
          variant="secondary"
          sections={[
            {
              id: 'sort',
              selectedId: sort,
              items: ['price', 'rating'].map((id) => ({ id, label: id, onAction: () => setSort(id) })),
            },
            { id: 'danger', items: [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' }] },
          ]}
        />
        <Pagination
          label="Pages"
          page={page}
          pageCount={5}
          text={`Page ${page} of 5`}
          previousLabel="Previous"
          nextLabel="Next"
          onChange={setPage}
        />
      </Sample>
    </>
  );
}
