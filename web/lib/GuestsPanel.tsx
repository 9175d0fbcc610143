import { useIntl } from 'react-intl';
import { type PartySize, partyLimits } from './occupancy.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { NumberStepper } from '../ui/NumberStepper.tsx';
import { ageHint, guestLimits, withAdults, withAge, withChildren, withRooms } from './guests.ts';
import styles from './GuestsPanel.module.css';
import { messages } from './guests.messages.ts';

interface GuestsPanelProps {
  party: PartySize;
  onChange: (party: PartySize) => void;
}

function ChildAge(props: { number: number; age: number; onChange: (age: number) => void }) {
  const intl = useIntl();
  const hint = ageHint(props.age);
  const hintText = hint && intl.formatMessage(hint === 'infant' ? messages.hintInfant : messages.hintAdult);
  return (
    <NumberField
      label={intl.formatMessage(messages.childAge, { number: props.number })}
      suffix={intl.formatMessage(messages.ageRange)}
      value={props.age}
      min={0}
      max={partyLimits.maxAge}
      {...(hintText ? { hint: hintText } : {})}
      // An emptied field keeps the last age: an age is always sent.
      onChange={(age) => age !== null && props.onChange(age)}
    />
  );
}

/** Rooms, adults, children with an age each, infants. Every value offered here can be searched. */
export function GuestsPanel({ party, onChange }: GuestsPanelProps) {
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
              // oxlint-disable-next-line react/no-array-index-key -- a child is known by its place only
              key={index}
              number={index + 1}
              age={age}
              onChange={(next) => onChange(withAge(party, index, next))}
            />
          ))}
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
