import { useSyncExternalStore } from 'react';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { messages } from './compare.messages.ts';
import { type ChosenHotel, compareStore } from './compareStore.ts';

/** Adds a hotel to the comparison or removes it. While four are chosen, the toggles of other hotels are disabled. */
export function CompareToggle({ id, name: { en, he } }: ChosenHotel) {
  // Subscribes only to what this hotel's checkbox shows, so that choosing another hotel does not render it again.
  const isChosen = useSyncExternalStore(compareStore.subscribe, () => compareStore.has(id));
  const isFull = useSyncExternalStore(compareStore.subscribe, compareStore.isFull);
  return (
    <Checkbox
      isSelected={isChosen}
      isDisabled={!isChosen && isFull}
      onChange={(isOn) => (isOn ? compareStore.choose({ id, name: { en, he } }) : compareStore.remove(id))}
    >
      <Text message={messages.choose} />
      <span className="visually-hidden">
        : <LocalizedText value={{ en, he }} />
      </span>
    </Checkbox>
  );
}
