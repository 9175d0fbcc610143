import { clsx } from 'clsx';
import { CalendarDays, MapPin, Pencil, Search, Users } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AfterPaint } from '#ui/lazy/AfterPaint.tsx';
import { Sheet, type SheetHandle } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Criteria } from '#lib/search/searchState.ts';
import { usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import type { SubmitSearch } from '#lib/search/useSearchDraft.ts';
import styles from './CompactSearch.module.css';
import { SearchForm } from '#lib/search/SearchForm.tsx';
import { messages } from '#lib/search/SearchForm.messages.ts';

interface CompactSearchProps {
  criteria: Criteria;
  onSubmit: SubmitSearch;
  /** Wishes for the rooms of the results. */
  wishes: OfferWishes;
  /** The search form at the top of the page. The bar is shown while the form is out of view. */
  formRef: RefObject<HTMLElement | null>;
  /** Handle to open the complete form. */
  ref: Ref<SheetHandle>;
}

/** True while nothing of the element is in view: the bar would lie on what is still seen of the form. */
const useIsOutOfView = (target: RefObject<HTMLElement | null>) => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setOut(entries.at(-1)?.isIntersecting === false),
      // The header.
      { rootMargin: '-64px 0px 0px 0px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
};

/** The search as one line below the header; pressing any part of it opens the complete form. */
export function CompactSearch(props: CompactSearchProps) {
  const { criteria, onSubmit, wishes, formRef, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const intl = useIntl();
  const dates = useDates();
  const names = usePlaceNames(criteria);
  const comma = useComma();
  const isShown = useIsOutOfView(formRef);
  const { party, checkIn, checkOut } = criteria;
  const guests = intl.formatMessage(messages.guestsSummary, {
    guests: guestsOf(party),
    rooms: party.rooms,
    infants: party.infants,
  });
  const edit = intl.formatMessage(messages.edit);
  const place =
    [names.city, names.country].filter(Boolean).join(comma) || intl.formatMessage(messages.anywhere);
  const range = dates.range(checkIn, checkOut);
  const open = () => setOpen(true);
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  const parts = [
    {
      icon: MapPin,
      text: place,
      content: names.city ? (
        <>
          <strong>{names.city}</strong>
          {comma}
          {names.country}
        </>
      ) : (
        place
      ),
    },
    { icon: CalendarDays, text: range, content: range },
    { icon: Users, text: guests, content: guests },
  ];
  const isPlace = names.city !== '' || names.country !== '';
  const summary = (id: string) => (
    <button type="button" className={styles.phone} onClick={open} aria-describedby={id}>
      <Icon icon={Search} size={20} />
      <span className={styles.phoneText}>
        <strong>
          <bdi data-moment={isPlace ? '' : undefined}>{place}</bdi>
        </strong>
        <span data-moment="">
          <bdi data-moment="dates">{range}</bdi>
          {comma}
          <span data-moment="guests">{guests}</span>
        </span>
      </span>
      <Icon icon={Pencil} size={18} />
      <span id={id} className="visually-hidden">
        {edit}
      </span>
    </button>
  );
  return (
    <>
      <div className={styles.onPhone}>
        <div className="container">{summary('compact-edit')}</div>
      </div>
      <div className={clsx(styles.bar, isShown && styles.shown)}>
        {isShown && (
          <div className="container">
            <div className={styles.line}>
              {parts.map(({ icon, text, content }) => (
                <button key={text} type="button" className={styles.part} onClick={open} title={edit}>
                  <Icon icon={icon} size={18} />
                  <bdi>{content}</bdi>
                </button>
              ))}
              <Button icon={Search} onPress={() => onSubmit(criteria)}>
                {intl.formatMessage(messages.submit)}
              </Button>
            </div>
            {summary('compact-edit-tablet')}
          </div>
        )}
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={edit}>
        <AfterPaint skeleton={<Skeleton height="21rem" radius="md" />}>
          <SearchForm
            layout="stack"
            criteria={criteria}
            wishes={wishes}
            onSubmit={(next, choosing) => {
              setOpen(false);
              onSubmit(next, choosing);
            }}
          />
        </AfterPaint>
      </Sheet>
    </>
  );
}
