/** Texts that name or ask for places, days and people. */
import { partyLimits, type PartyProblem } from '#shared/stay/party.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { Place } from '../../tools/tools.ts';
import type { StayProblem } from '../../dialog/search/merge-stay.ts';
import type { DialogState } from '../../dialog/state.ts';
import { nameIn } from '../../texts/inserted.ts';
import { say, type Text } from '../../texts/say.ts';
import { facts, joined, sentences, text } from '../wording.ts';
import { daysText, partyText } from '../values.ts';
import { wishList } from './wish-texts.ts';

/** “Rome, Italy”, “Heraklion (Crete), Greece”. */
export const placeText = ({ kind, name, region, countryName: country }: Place): Text =>
  kind === 'country' ? text(name) : say('place.city', { name, region, country });

/** Short name of the place as it is, for a chip. */
export const shortPlace =
  ({ name }: Place): Text =>
  (language) =>
    nameIn(name, language) ?? '';

/** Names of places in a list, “Siena, Florence or Pisa”. */
export const listedPlaces = (places: readonly Place[], last: 'and' | 'or'): Text =>
  joined(
    places.map(({ name }) => name),
    last,
  );

/** Details understood so far, repeated with a question for the rest; empty without any. */
export const notedText = ({ stay, party, wishes }: Pick<DialogState, 'stay' | 'party' | 'wishes'>): Text =>
  say('place.noted', {
    noted: facts(stay && daysText(stay), party && partyText(party), ...wishList(wishes)),
  });

/** Says that a misspelled place was read as this one. */
export const placeAssumed = (words: string, place: Place): Text =>
  say('place.assumed', { words, place: shortPlace(place) });

/** Asks whether a word is a misspelled place. */
export const placeMeant = (words: string, place: Place): Text =>
  say('place.meant', { words, place: placeText(place) });

/** Asks which of several places is meant. */
export const whichOfPlaces = (places: readonly Place[]): Text =>
  say('place.whichOf', { places: joined(places.map(placeText), 'or') });

/** Says which city of a region is searched instead of the whole, or asks for one when none is known. */
export function regionText(
  name: { readonly en: string; readonly he: string },
  cities: readonly Place[],
): Text {
  const [first, ...others] = cities;
  const region: Text = (language) => name[language];
  if (!first) return say('place.regionNotSearched', { region });
  return sentences(
    say('place.regionSearched', { region, city: first.name }),
    others.length > 0 && say('place.regionOthers', { cities: listedPlaces(others, 'or') }),
  );
}

/**
 * Asks for missing ages of children.
 * @param children number of missing ages; -1 when the number of children is unknown
 * @param hasOthers the ages of other children are known
 */
export const whichAges = (children: number, hasOthers: boolean): Text =>
  children < 0 ? say('people.howManyChildren') : say('people.ages', { n: children, hasOthers });

export const badDays = (problem: StayProblem | 'no-such-day'): Text =>
  sentences(say(`days.${problem}`, { maxNights: MAX_NIGHTS, maxDays: MAX_DAYS_AHEAD }), say('days.which'));

export const badParty = (problem: PartyProblem): Text =>
  sentences(say(`people.${problem}`, partyLimits), say('people.which'));
