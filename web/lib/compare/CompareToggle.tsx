import { useSyncExternalStore } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { messages } from './compare.messages.ts';
import { MOST_COMPARED } from '#shared/routes/hotels-of-address.ts';
import { type ChosenHotel, compareStore } from './compareStore.ts';

/** Chooses a hotel for the comparison; with four chosen, only those can be taken back. */
export function CompareToggle({ id, name }: ChosenHotel) {
  const chosen = useSyncExternalStore(compareStore.subscribe, compareStore.read);
  const isChosen = chosen.some((hotel) => hotel.id === id);
  return (
    <Checkbox
      isSelected={isChosen}
      isDisabled={!isChosen && chosen.length >= MOST_COMPARED}
      onChange={(isOn) => (isOn ? compareStore.choose({ id, name }) : compareStore.remove(id))}
    >
      <Text message={messages.choose} />
      <span className="visually-hidden">
        : <bdi>{name}</bdi>
      </span>
    </Checkbox>
  );
}
