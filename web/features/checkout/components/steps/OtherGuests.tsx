import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { guestPlaces, roomParties } from '#shared/stay/occupancy.ts';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fieldId, otherGuestCount, type OtherErrors, type OtherGuest } from '../../guest/guestForm.ts';
import type { GuestFormState } from '../../guest/useGuestForm.ts';
import { errors as errorMessages, messages } from '../guest.messages.ts';
import styles from './GuestStep.module.css';

const blank: OtherGuest = { title: '', firstName: '', lastName: '' };

/** Key of “no title”, because keys of a Select cannot be empty. */
const noTitle = 'none';

/**
 * Options for the title. In languages with one word for Mrs and Ms, such as Hebrew and German, it is offered once: as
 * the selected title, otherwise as Ms.
 */
const titlesFor = (intl: IntlShape, chosen: string) => {
  const mrs = { id: 'Mrs', label: intl.formatMessage(messages.mrs) };
  const ms = { id: 'Ms', label: intl.formatMessage(messages.ms) };
  const oneWord = chosen === mrs.id ? [mrs] : [ms];
  return [
    { id: noTitle, label: intl.formatMessage(messages.none) },
    { id: 'Mr', label: intl.formatMessage(messages.mr) },
    ...(mrs.label === ms.label ? oneWord : [mrs, ms]),
  ];
};

/** Returns a function that labels a guest by number, with the room if there are several, and a child's age. */
const guestLabels = (intl: IntlShape, { party }: CheckoutPage_BookingFragment) => {
  const rooms = (party && roomParties(party)) ?? [];
  const places = guestPlaces(rooms);
  const [adult, child] =
    rooms.length > 1 ? [messages.guestInRoom, messages.childInRoom] : [messages.guestNumber, messages.child];
  return (number: number): string => {
    const { room, age } = places[number - 1] ?? { room: 1, age: null };
    return age === null
      ? intl.formatMessage(adult, { number, room })
      : intl.formatMessage(child, { number, room, age });
  };
};

interface OtherGuestsProps {
  booking: CheckoutPage_BookingFragment;
  guest: GuestFormState;
  showsErrors: boolean;
}

interface OtherGuestFieldsProps {
  label: string;
  /** Number of the guest, from 2, because the lead guest is 1. */
  number: number;
  guest: OtherGuest;
  errors: OtherErrors;
  onChange: (guest: OtherGuest) => void;
}

function OtherGuestFields({ label, number, guest, errors, onChange }: OtherGuestFieldsProps) {
  const intl = useIntl();
  const field = (name: 'firstName' | 'lastName') => (
    <TextField
      id={fieldId(name, number)}
      label={intl.formatMessage(messages[name])}
      value={guest[name]}
      maxLength={100}
      onChange={(value) => onChange({ ...guest, [name]: value })}
      {...(errors[name] ? { error: intl.formatMessage(errorMessages[errors[name]]) } : {})}
    />
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.other}>
        <Select
          label={intl.formatMessage(messages.honorific)}
          value={guest.title || noTitle}
          onChange={(title) => onChange({ ...guest, title: title === noTitle ? '' : title })}
          options={titlesFor(intl, guest.title)}
        />
        {field('firstName')}
        {field('lastName')}
      </div>
    </fieldset>
  );
}

/** Fields for the names of the other guests, all optional; a text says what is sent for an empty name. */
export function OtherGuests({
  booking,
  guest: { form, change, others, isLatinOnly },
  showsErrors,
}: OtherGuestsProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const hasErrors = showsErrors && others.some(({ firstName, lastName }) => firstName ?? lastName);
  // Only opened here, never closed, so that correcting the name does not collapse the section.
  if (hasErrors && !isOpen) setOpen(true);
  const count = otherGuestCount(booking);
  if (count === 0) return null;
  const labelOf = guestLabels(intl, booking);
  const guests = Array.from({ length: count }, (_, index) => form.others[index] ?? blank);
  return (
    <Disclosure label={intl.formatMessage(messages.others)} isExpanded={isOpen} onExpandedChange={setOpen}>
      <div className={styles.others}>
        <p className={styles.line}>
          <Text
            message={messages.othersLine}
            values={{
              example: (
                <bdi key="example" lang="en" dir="ltr">
                  Guest 2
                </bdi>
              ),
            }}
          />
        </p>
        {isLatinOnly && <p className={styles.line}>{intl.formatMessage(messages.latinHint)}</p>}
        {guests.map((guest, index) => (
          <OtherGuestFields
            // Guests are identified only by their position in the list.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            label={labelOf(index + 2)}
            number={index + 2}
            guest={guest}
            errors={(showsErrors && others[index]) || {}}
            onChange={(changed) => change({ ...form, others: guests.with(index, changed) })}
          />
        ))}
      </div>
    </Disclosure>
  );
}
