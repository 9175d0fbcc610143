import { useSyncExternalStore } from 'react';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { messages } from './compare.messages.ts';
import { MOST_COMPARED } from '#shared/routes/hotels-of-address.ts';
import { type ChosenHotel, compareStore } from './compareStore.ts';

/** Adds a hotel to the comparison; when four are chosen, only those can be removed. */
export function CompareToggle({ id, name: { en, he } }: ChosenHotel) {
  const chosen = useSyncExternalStore(compareStore.subscribe, compareStore.read);
  const isChosen = chosen.some((hotel) => hotel.id === id);
  return (
    <Checkbox
      isSelected={isChosen}
      isDisabled={!isChosen && chosen.length >= MOST_COMPARED}
      onChange={(isOn) => (isOn ? compareStore.choose({ id, name: { en, he } }) : compareStore.remove(id))}
    >
      <Text message={messages.choose} />
      <span className="visually-hidden">
        : <LocalizedText value={{ en, he }} />
      </span>
    </Checkbox>
  );
}
