import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focusField.ts';
import { AfterPaint } from '#ui/lazy/AfterPaint.tsx';
import { Sheet, type SheetHandle } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { StayDates } from '../dates/stayDates.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { FilteredList } from './FilterFields.tsx';
import { FiltersPart } from './filtersPart.ts';
import { messages } from './Filters.messages.ts';

interface FilterSheetProps {
  ref: Ref<SheetHandle>;
  filters: Filters;
  /** Called at every change: the list behind the sheet and the counts in it follow at once. */
  onChange: (filters: Filters) => void;
  /** Undefined while the search runs, because its numbers would still change. */
  list: FilteredList | undefined;
  /** The stay that is searched. */
  stay: StayDates;
}

/** The height of the filters in most lists. */
const FilterSheetSkeleton = () => <Skeleton height="60rem" radius="md" />;

/** Every filter of the list; the button at the foot says how many hotels with rooms are left. */
export function FilterSheet({ ref, filters, onChange, list, stay }: FilterSheetProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  const close = () => setOpen(false);
  const nights = nightsBetween(stay.checkIn, stay.checkOut) ?? 1;
  const groups = useRef<HTMLDivElement>(null);
  const isAllSoldOut = list !== undefined && list.matching > 0 && list.matching === list.soldOut;
  // A field whose text is not a valid price is focused instead of closing the sheet.
  const show = () => {
    const wrong = groups.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusField(wrong);
    else close();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button variant="ghost" onPress={() => onChange(NO_FILTERS)}>
            {intl.formatMessage(messages.clear)}
          </Button>
          <Button onPress={show}>
            {list && !isAllSoldOut
              ? intl.formatMessage(messages.show, { count: list.matching - list.soldOut })
              : intl.formatMessage(messages.showUncounted)}
          </Button>
        </>
      }
    >
      <div ref={groups}>
        <AfterPaint skeleton={<FilterSheetSkeleton />}>
          <FiltersPart
            skeleton={<FilterSheetSkeleton />}
            filters={filters}
            onChange={onChange}
            list={list}
            nights={nights}
          />
        </AfterPaint>
      </div>
    </Sheet>
  );
}
