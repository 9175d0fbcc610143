/** The rules for travellers and rooms, in the order in which they are applied. */
import { hasTag } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import { oneOf, ownRooms } from '../../reading.ts';
import { absentRules } from './absent.ts';
import { ageRules } from './ages.ts';
import {
  countRules,
  describedPeopleRules,
  familyOfSize,
  firstCountRules,
  labelRules,
  lonePeopleRules,
  totalRules,
} from './counts.ts';
import { mentionedOnly, mentionedRules } from './mentioned.ts';
import { laterPartyRules, onlyAdultsRule, partyRules, restatedPartyRules } from './parties.ts';
import { listedPeopleRules } from './relatives.ts';
import { bedRules, ownRoomRules, roomKindRules } from './rooms.ts';
import { gives, when } from './vocabulary.ts';

/** Travellers: those who are only mentioned first, then ages, counts and parties, then the meaning of a lone number. */
export const peopleRules: readonly Rule[] = [
  // “Frankfurt, single”
  when('single|יחיד|יחידה|ליחיד !!{a-word}', (_found, state) => state.setPeople({ adults: 1 })),
  mentionedRules,
  // “I stay with my parents until Friday, then …”; “eight of us girls” are grown up.
  when(['stay|staying with_my_parents', 'of_us|us|we girls|boys|בנות|בנים'], mentionedOnly),
  // “twin boys and us two”, but not “find us two adjoining rooms”
  when('us 2-2 !!{unjoined-word}', (_found, state) => state.setPeople({ adults: 2 })),
  bedRules,
  ownRoomRules,
  // The number of “two families” counts no people.
  when('2-6 families|משפחות', (_found, _state, _at, to) => to - 1),
  describedPeopleRules,
  firstCountRules,
  absentRules,
  labelRules,
  ageRules,
  listedPeopleRules,
  // “Mia can't come, 3 now”
  when('#drops-out [",."] ~ ~ number:1-30 !!{counted}', gives('total')),
  when('#family [~|#of|#aged] size:2-12 [#person] !!{counted}', familyOfSize),
  onlyAdultsRule,
  roomKindRules,
  // “two rooms, one for us and one for the kids”
  when(
    ['one|אחד|ואחד #for', 'one|אחד|ואחד {for-someone}'],
    (found, state, _at, to) =>
      state.terms.some((term) => hasTag(term, 'room')) && (found.for !== undefined || to - 1),
  ),
  countRules,
  when('{own}', ({ own }, state) => {
    const ownRoom = oneOf(ownRooms, String(own?.tags.get('own-room'))) ?? 'each';
    return state.setPeople({ ownRoom: state.people.ownRoom ?? ownRoom });
  }),
  // “2+4”
  when(
    'adults:{digits} "+" {digits} !!{counted}',
    ({ adults, digits }, state) =>
      state.people.adults === null &&
      Boolean(adults?.number) &&
      state.setPeople({ adults: adults?.number ?? null, children: digits?.number ?? 0, hasChildren: true }),
  ),
  // “room 1” is not a count in English; the Hebrew “one” follows its noun; חדר לאחת (a room for one) counts people.
  when(
    '#room one:1-1',
    ({ one }, state) =>
      one?.tags.has('number') === true && one.prefix === '' && state.setPeople({ rooms: 1 }),
  ),
  partyRules,
  totalRules,
  restatedPartyRules,
  lonePeopleRules,
  laterPartyRules,
].flat();
