import { useIntl } from 'react-intl';
import { partyLimits } from './occupancy.ts';
import { NumberField } from '#ui/NumberField.tsx';
import { NumberStepper } from '#ui/NumberStepper.tsx';
import {
  ageHint,
  guestLimits,
  type PartyDraft,
  withAdults,
  withAge,
  withChildren,
  withRooms,
} from './guests.ts';
import styles from './GuestsPanel.module.css';
import { messages } from './guests.messages.ts';

interface GuestsPanelProps {
  party: PartyDraft;
  onChange: (party: PartyDraft) => void;
  /** Shows an error at each child without an age, after the guest tried to continue. */
  areAgesRequired: boolean;
}

interface ChildAgeProps {
  number: number;
  age: number | null;
  areAgesRequired: boolean;
  onChange: (age: number | null) => void;
}

function ChildAge({ number, age, areAgesRequired, onChange }: ChildAgeProps) {
  const intl = useIntl();
  const hint = age === null ? null : ageHint(age);
  const hintText = hint && intl.formatMessage(hint === 'infant' ? messages.hintInfant : messages.hintAdult);
  return (
    <NumberField
      label={intl.formatMessage(messages.childAge, { number })}
      placeholder={intl.formatMessage(messages.askAge)}
      value={age}
      min={0}
      max={partyLimits.maxAge}
      isRequired
      cutHint={intl.formatMessage(messages.ageCut, { age: partyLimits.maxAge })}
      {...(hintText ? { hint: hintText } : {})}
      {...(areAgesRequired && age === null ? { error: intl.formatMessage(messages.ageMissing) } : {})}
      onChange={onChange}
    />
  );
}

/** Rooms, adults, children each with an age, infants. Every value offered here can be searched. */
export function GuestsPanel({ party, onChange, areAgesRequired }: GuestsPanelProps) {
  const intl = useIntl();
  const limits = guestLimits(party);
  const isFull =
    party.adults === limits.adults.max ||
    party.children === limits.children.max ||
    party.infants === limits.infants.max;
  return (
    <div className={styles.panel}>
      <NumberStepper
        label={intl.formatMessage(messages.rooms)}
        value={party.rooms}
        {...limits.rooms}
        onChange={(rooms) => onChange(withRooms(party, rooms))}
      />
      <NumberStepper
        label={intl.formatMessage(messages.adults)}
        description={intl.formatMessage(messages.adultsAges)}
        value={party.adults}
        {...limits.adults}
        onChange={(adults) => onChange(withAdults(party, adults))}
      />
      <NumberStepper
        label={intl.formatMessage(messages.children)}
        description={intl.formatMessage(messages.childrenAges)}
        value={party.children}
        {...limits.children}
        onChange={(count) => onChange(withChildren(party, count))}
      />
      {party.children > 0 && (
        <div className={styles.ages}>
          {party.childrenAges.map((age, index) => (
            <ChildAge
              // oxlint-disable-next-line react/no-array-index-key -- children are identified only by their position
              key={index}
              number={index + 1}
              age={age}
              areAgesRequired={areAgesRequired}
              onChange={(next) => onChange(withAge(party, index, next))}
            />
          ))}
          <p className={styles.agesHint}>{intl.formatMessage(messages.agesHint)}</p>
        </div>
      )}
      <NumberStepper
        label={intl.formatMessage(messages.infants)}
        description={intl.formatMessage(messages.infantsAges)}
        value={party.infants}
        {...limits.infants}
        onChange={(infants) => onChange({ ...party, infants })}
      />
      {isFull && <p className={styles.limit}>{intl.formatMessage(messages.roomLimit)}</p>}
    </div>
  );
}
