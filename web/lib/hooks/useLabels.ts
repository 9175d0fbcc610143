import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { translatedRoomName } from '#shared/hebrew/room-words-he.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useComma } from '#i18n/useComma.ts';
import type { Message } from '#i18n/messages.ts';
import { childrenAges, meals, people, roomCounts, rooms } from './labels.messages.ts';

/** People of a stay; `party` is null when only the total is known. */
export interface People {
  readonly guests: number;
  readonly party?: {
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
    readonly rooms: number;
  } | null;
}

/** People with the ages of the children, where they are known. */
interface AgedPeople extends People {
  readonly party?: (NonNullable<People['party']> & { readonly childrenAges: readonly number[] }) | null;
}

const find = (messages: Readonly<Record<string, Message>>, key: string): Message | undefined =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

/** Visible labels for English keys, and people in words; an unknown key is shown as it is. */
export const useLabels = () => {
  const intl = useIntl();
  const { language } = useLocale();
  const comma = useComma();
  return useMemo(() => {
    const label = (messages: Readonly<Record<string, Message>>) => (key: string) => {
      const message = find(messages, key);
      return message ? intl.formatMessage(message) : key;
    };
    const count = (kind: keyof typeof people, value: number) =>
      intl.formatMessage(people[kind], { count: value });
    const withoutAges = (children: string) => children;
    const withAges = (children: string, ages: readonly number[]) =>
      ages.length === 0
        ? children
        : intl.formatMessage(childrenAges.told, {
            children,
            ages: intl.formatList(ages.map(String)),
          });
    const partsOf = ({ guests, party }: People, childrenText: (children: string) => string): string[] => {
      if (!party) return [count('adults', guests)];
      const parts = [count('adults', party.adults)];
      if (party.children > 0) parts.push(childrenText(count('children', party.children)));
      if (party.infants > 0) parts.push(count('infants', party.infants));
      if (party.rooms > 1) parts.push(count('rooms', party.rooms));
      return parts;
    };
    return {
      meal: label(meals),
      /**
       * In Hebrew by the hotel's own Hebrew name, else translated where all words are known: most hotels name their rooms
       * in English only.
       */
      room: (key: string, hebrew: string | null = null): string =>
        translatedRoomName(language.code, { name: key, nameHe: hebrew }) || label(rooms)(key),
      count,
      /** “2 adults, 1 child”; a total without a split is shown as adults. Rooms only when several. */
      people: (given: People): string => partsOf(given, withoutAges).join(comma),
      /** “2 adults, 2 children (aged 5 and 9)”. */
      peopleWithAges: (given: AgedPeople): string =>
        partsOf(given, (children) => withAges(children, given.party?.childrenAges ?? [])).join(comma),
      /** “2 adults and 1 child”, without rooms. */
      travellers: ({ guests, party }: People): string =>
        intl.formatList(partsOf({ guests, party: party && { ...party, rooms: 1 } }, withoutAges)),
      /** “per night”, “per night, 2 rooms”: the price of a night is for all rooms together. */
      perNight: (count: number): string => intl.formatMessage(roomCounts.perNight, { rooms: count }),
    };
  }, [intl, language.code, comma]);
};
