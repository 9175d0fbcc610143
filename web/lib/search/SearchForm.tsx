import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { clsx } from 'clsx';
import { Building2, MapPin, Search, Users } from 'lucide-react';
import { type SubmitEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { today } from '#i18n/dates/plain-date.ts';
import { GuestsSkeleton } from '../stay/guests/GuestsSkeleton.tsx';
import { GuestsPart } from '../stay/guests/guestsPart.ts';
import { guestsOf } from '../stay/guests/occupancy.ts';
import { usePartyDraft } from '../stay/guests/usePartyDraft.ts';
import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/ComboBox.tsx';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PopoverField } from '#ui/PopoverField.tsx';
import { NearMeNotice } from './nearMe/NearMeNotice.tsx';
import type { Criteria } from './searchState.ts';
import { lastDay } from './dates/stayDates.ts';
import { type SubmitSearch, useSearchDraft } from './useSearchDraft.ts';
import { messages } from './SearchForm.messages.ts';
import { useStayShortcuts } from './dates/useStayShortcuts.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The criteria the form starts with: the same object in every render, unless they change. */
  criteria: Criteria;
  onSubmit: SubmitSearch;
  /** Filters for the rooms, on a page with results. */
  wishes?: OfferWishes | undefined;
  /** `bar` is over the hero and stacks on phones; `stack` is for a narrow sheet. */
  layout?: 'bar' | 'stack';
}

function PlaceFields({ search }: { search: ReturnType<typeof useSearchDraft> }) {
  const intl = useIntl();
  const { destination, city } = search;
  const hintId = useId();
  const failed = intl.formatMessage(messages.suggestionsFailed);
  return (
    <>
      <ComboBox
        className={styles.cell}
        variant="bar"
        icon={MapPin}
        opensEmpty
        submitsOnEnter
        choosing={search.choosing}
        listTitle={search.listTitle}
        label={intl.formatMessage(messages.destination)}
        placeholder={intl.formatMessage(messages.destinationExample)}
        items={destination.items}
        inputValue={destination.text}
        selectedId={destination.selectedId}
        isLoading={destination.isLoading}
        emptyText={destination.isFailed ? failed : intl.formatMessage(messages.noPlace)}
        onFocus={destination.enter}
        onInputChange={destination.type}
        onSelect={(item) => item && destination.pick(item.id)}
      />
      <div className={clsx(styles.cell, styles.city)}>
        <ComboBox
          variant="bar"
          icon={Building2}
          itemIcon={Building2}
          label={intl.formatMessage(messages.city)}
          placeholder={intl.formatMessage(messages.cityExample)}
          items={city.items}
          inputValue={city.text}
          selectedId={search.draft.cityCode}
          isLoading={city.isLoading}
          isDisabled={city.isDisabled}
          aria-describedby={city.isDisabled ? hintId : undefined}
          emptyText={city.isFailed ? failed : intl.formatMessage(messages.noCity)}
          onFocus={city.enter}
          onInputChange={city.type}
          onSelect={(item) => item && city.pick(item.id)}
        />
        {city.isDisabled && (
          <p id={hintId} className={styles.hint}>
            {intl.formatMessage(messages.cityHint)}
          </p>
        )}
      </div>
    </>
  );
}

/** Loaded only after words were typed beside a picked place. */
const WordsBesidePart = lazyPart(async () => (await import('./WordsBesideNotice.tsx')).WordsBesideNotice);

/** The form for where, when and who. Submitting passes the criteria to `onSubmit` and changes nothing by itself. */
export function SearchForm({ criteria, onSubmit, wishes, layout = 'bar' }: SearchFormProps) {
  const intl = useIntl();
  const dates = useRef<HTMLButtonElement>(null);
  const search = useSearchDraft(criteria, onSubmit, wishes, dates);
  const { draft } = search;
  const guests = usePartyDraft(
    draft.party,
    (party) => search.change({ party }),
    'with-change',
    draft.agesWanted,
  );
  const party = guests.draft;
  const now = today();
  const shortcuts = useStayShortcuts(now);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field that stays focused would open its list again when the search fills it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (guests.check()) search.submit();
  };
  return (
    <search className={layout === 'bar' ? styles.room : undefined}>
      <form
        className={clsx(styles.form, styles[layout])}
        aria-label={intl.formatMessage(messages.form)}
        onSubmit={submit}
      >
        <PlaceFields search={search} />
        <DateRangeField
          ref={dates}
          className={styles.cell ?? ''}
          variant="bar"
          label={intl.formatMessage(messages.dates)}
          startLabel={intl.formatMessage(messages.checkIn)}
          endLabel={intl.formatMessage(messages.checkOut)}
          start={draft.checkIn}
          end={draft.checkOut}
          today={now}
          max={lastDay(now)}
          shortcuts={shortcuts}
          onChange={({ start, end }) => search.change({ checkIn: start, checkOut: end })}
        />
        <PopoverField
          className={styles.cell ?? ''}
          variant="bar"
          icon={Users}
          moment="guests"
          label={intl.formatMessage(messages.guests)}
          value={intl.formatMessage(messages.guestsSummary, {
            guests: guestsOf(party),
            rooms: party.rooms,
            infants: party.infants,
          })}
          doneLabel={intl.formatMessage(messages.done)}
          error={guests.error}
          opening={draft.agesWanted}
          onDone={guests.check}
          onNear={GuestsPart.load}
          onOpenChange={(isOpen) => !isOpen && guests.close()}
        >
          <GuestsPart
            skeleton={<GuestsSkeleton />}
            party={party}
            onChange={guests.change}
            areAgesRequired={guests.isAgeQuestionShown}
          />
        </PopoverField>
        <Button type="submit" size="lg" icon={Search} className={styles.submit}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </form>
      {draft.typed && <WordsBesidePart typed={draft.typed} className={styles.note ?? ''} skeleton={null} />}
      {search.destination.near && (
        <NearMeNotice state={search.destination.near} className={styles.note ?? ''} />
      )}
    </search>
  );
}
