import { folded } from '../../language.ts';
import type { HotelRef } from '../../understanding/understanding.ts';
import type { DialogState, ShownHotel } from '../state.ts';

/** The hotel that a message refers to. */
export type HotelTarget = Pick<ShownHotel, 'id' | 'name'>;

const most = (
  shown: readonly ShownHotel[],
  score: (hotel: ShownHotel) => number | null,
): ShownHotel | undefined =>
  shown.filter((hotel) => score(hotel) !== null).toSorted((a, b) => (score(b) ?? 0) - (score(a) ?? 0))[0];

const extremes: Readonly<
  Record<Extract<HotelRef, { kind: 'extreme' }>['most'], (hotel: ShownHotel) => number | null>
> = {
  cheapest: ({ perNight }) => (perNight === null ? null : -perNight),
  dearest: ({ perNight }) => perNight,
  'best-rated': ({ rating }) => rating,
  'most-stars': ({ stars }) => stars,
};

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word.length > 2);

/**
 * The shown hotel whose name has most of the words; null when none shares a word. The city of the search counts only when no
 * other word is given: “the Hilton Haifa” is not any hotel with Haifa in its name. `isWhole`: its name has all the words.
 */
export function shownHotelNamed(
  words: string,
  { shown: listed, hotel, place }: Pick<DialogState, 'shown' | 'hotel' | 'place'>,
): { readonly hotel: HotelTarget; readonly isWhole: boolean } | undefined {
  const shown: readonly HotelTarget[] = [...listed, ...(hotel ? [hotel] : [])];
  const all = wordsOf(words);
  const where = wordsOf(`${place?.name.en ?? ''} ${place?.name.he ?? ''}`);
  const specific = all.filter((word) => !where.includes(word));
  const sought = specific.length > 0 ? specific : all;
  const hits = ({ name }: HotelTarget): number => {
    const own = folded(`${name.en ?? ''} ${name.he ?? ''}`).split(' ');
    return sought.filter((word) => own.includes(word)).length;
  };
  const best = shown.toSorted((a, b) => hits(b) - hits(a))[0];
  if (!best || hits(best) === 0) return undefined;
  return { hotel: best, isWhole: hits(best) === sought.length };
}

/** The hotel that a message refers to; undefined when it is unclear. */
export function referencedHotel(ref: HotelRef, state: DialogState): HotelTarget | undefined {
  const { shown, hotel } = state;
  switch (ref.kind) {
    case 'it':
      return hotel ?? (shown.length === 1 ? shown[0] : undefined);
    case 'recent':
      return state.recent[ref.back];
    case 'ordinal':
      return ref.place > 0 ? shown[ref.place - 1] : shown.at(ref.place);
    case 'neighbor': {
      const at = shown.findIndex(({ id }) => id === hotel?.id);
      return at === -1 ? undefined : shown[at + ref.step];
    }
    case 'stars': {
      const [only, ...others] = shown.filter(({ stars }) => stars === ref.stars);
      return others.length === 0 ? only : undefined;
    }
    case 'extreme':
      return most(shown, extremes[ref.most]);
    case 'named':
      break;
  }
  return shownHotelNamed(ref.words, state)?.hotel;
}
