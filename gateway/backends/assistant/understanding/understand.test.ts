import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from './testing/cases/case.ts';
import { enDates } from './testing/cases/en/dates.ts';
import { enFollowUps } from './testing/cases/en/follow-ups.ts';
import { enGoals } from './testing/cases/en/goals.ts';
import { enGuests } from './testing/cases/en/guests.ts';
import { enHotel } from './testing/cases/en/hotel.ts';
import { enMore } from './testing/cases/en/more.ts';
import { enPlaces } from './testing/cases/en/places.ts';
import { enEdits } from './testing/cases/wordings/en-edits.ts';
import { enHotels } from './testing/cases/wordings/en-hotels.ts';
import { enPeople } from './testing/cases/wordings/en-people.ts';
import { enStays } from './testing/cases/wordings/en-stays.ts';
import { enWishes } from './testing/cases/en/wishes.ts';
import { heDates } from './testing/cases/he/dates.ts';
import { heFollowUps } from './testing/cases/he/follow-ups.ts';
import { heGoals } from './testing/cases/he/goals.ts';
import { heGuests } from './testing/cases/he/guests.ts';
import { heHotel } from './testing/cases/he/hotel.ts';
import { heMore } from './testing/cases/he/more.ts';
import { heEdits } from './testing/cases/wordings/he-edits.ts';
import { heHotels } from './testing/cases/wordings/he-hotels.ts';
import { hePeople } from './testing/cases/wordings/he-people.ts';
import { heStays } from './testing/cases/wordings/he-stays.ts';
import { heWishes } from './testing/cases/he/wishes.ts';
import { dictated } from './testing/cases/both/dictated.ts';
import { changesOfMind } from './testing/cases/changes-of-mind.ts';
import { conversations } from './testing/cases/conversations.ts';
import { goingOn, labels } from './testing/cases/wordings/going-on.ts';
import { ownBookings } from './testing/cases/wordings/own-bookings.ts';
import { ownQuestions } from './testing/cases/wordings/own-questions.ts';
import { slips } from './testing/cases/wordings/slips.ts';
import { bothBudgets } from './testing/cases/both/budgets.ts';
import { bothDates } from './testing/cases/both/dates.ts';
import { bothGoals } from './testing/cases/both/goals.ts';
import { bothGuests } from './testing/cases/both/guests.ts';
import { bothHotel } from './testing/cases/both/hotel.ts';
import { bothQuestions } from './testing/cases/both/questions.ts';
import { bothPlaces } from './testing/cases/both/places.ts';
import { bothWishes } from './testing/cases/both/wishes.ts';
import { namedInFull } from './testing/cases/both/named.ts';
import { relations } from './testing/cases/both/relations.ts';
import { questionsInOtherWords } from './testing/cases/questions.ts';
import { asides } from './testing/cases/asides.ts';
import { everydayWordings } from './testing/cases/everyday.ts';
import { edits } from './testing/cases/edits.ts';
import { laterTurns } from './testing/cases/turns.ts';
import { lookAlikes } from './testing/cases/look-alikes.ts';
import { leftAndOwnRooms } from './testing/cases/spoken/people.ts';
import { parties } from './testing/cases/spoken/parties.ts';
import { companions } from './testing/cases/spoken/companions.ts';
import { listWishes } from './testing/cases/spoken/list-wishes.ts';
import { otherDays } from './testing/cases/spoken/other-days.ts';
import { outOfScope } from './testing/cases/spoken/out-of-scope.ts';
import { pointed } from './testing/cases/spoken/pointed.ts';
import { reasons } from './testing/cases/spoken/reasons.ts';
import { refusals } from './testing/cases/spoken/refusals.ts';
import { stories } from './testing/cases/spoken/stories.ts';
import { stillSearches } from './testing/cases/spoken/still-searches.ts';
import { retractedPlaces } from './testing/cases/spoken/places.ts';
import { toldAside } from './testing/cases/told-aside.ts';
import { corrections } from './testing/cases/corrections.ts';
import { otherWords } from './testing/cases/both/other-words.ts';
import { newContext, summaryOf } from './testing/summary.ts';
import { termsOf } from './words/terms.ts';
import { correctTypos } from './words/typos.ts';
import { understand } from './understand.ts';

const tables: Readonly<Record<string, readonly Case[]>> = {
  'Asides and days beside the stay': asides,
  'shown hotels by their whole names': namedInFull,
  'parties told by relations': relations,
  'English goals': enGoals,
  'English questions about a hotel': enHotel,
  'English follow-ups': enFollowUps,
  'English dates': enDates,
  'English stays': enStays,
  'English, withdrawn wishes': enEdits,
  'English, references to hotels': enHotels,
  'English people': enPeople,
  'English guests': enGuests,
  'English wishes': enWishes,
  'English places': enPlaces,
  'English, more': enMore,
  'Hebrew goals': heGoals,
  'Hebrew questions about a hotel': heHotel,
  'Hebrew follow-ups': heFollowUps,
  'Hebrew dates': heDates,
  'Hebrew stays': heStays,
  'Hebrew, withdrawn wishes': heEdits,
  'Hebrew, references to hotels': heHotels,
  'Hebrew people': hePeople,
  'Hebrew guests': heGuests,
  'Hebrew wishes': heWishes,
  'changes in a later turn': changesOfMind,
  'dictated messages and lists': dictated,
  'words that continue an earlier message': goingOn,
  'labels like those of a form, and new numbers': labels,
  'questions about own bookings': ownBookings,
  'questions about own bookings that do not name them': ownQuestions,
  'questions in other words': questionsInOtherWords,
  'typing errors': slips,
  'turns of conversations': conversations,
  'later turns of conversations': laterTurns,
  'words that the lexicon does not have': toldAside,
  'words that look like details of a stay': lookAlikes,
  'later changes of a search': edits,
  'messages that correct themselves': corrections,
  'changes of a standing search in other words': otherWords,
  'details mentioned in passing': everydayWordings,
  'places that are retracted for another': retractedPlaces,
  'ages, groups and couples': parties,
  'reasons, and indispensable wishes': reasons,
  'wishes about the whole list': listWishes,
  'days and ages that are corrected, and the next month': otherDays,
  'babies, people who travel along, and those who are left': companions,
  'the weather, tickets, a person, and prices that are too high': outOfScope,
  'hotels that are pointed at': pointed,
  'searches that look like other requests': stillSearches,
  'refused sums and wishes that are indispensable': refusals,
  'people who come along, and stories that change nothing': stories,
  'people who stay at home, and rooms of their own': leftAndOwnRooms,
  'both languages, places': bothPlaces,
  'both languages, guests': bothGuests,
  'both languages, dates': bothDates,
  'both languages, budgets': bothBudgets,
  'both languages, wishes': bothWishes,
  'both languages, questions about a hotel': bothHotel,
  'both languages, goals': bothGoals,
  'both languages, questions and declined requests': bothQuestions,
  'Hebrew places and more': heMore,
};

describe.each(Object.entries(tables))('the rule-based reader, %s', (_name, cases) => {
  const rows = cases.map(([message, expected, change]) => ({ message, expected, change }));
  it.each(rows)('$message', ({ message, expected, change }) => {
    expect(summaryOf(understand(message, { ...newContext, ...change }))).toBe(expected);
  });
});

it.each([
  ['מלון בראשית', 'בראשית', 'about'],
  ['כמה עולה מלון בראשית', 'בראשית', 'price'],
  ['יש בריכה במלון בראשית?', 'בראשית', 'amenity'],
  ['מלון ברומא', 'ברומא', 'about'],
])('%s may be a hotel called %s, asked for its %s', (message, words, kind) => {
  expect(understand(message, newContext).goal).toMatchObject({
    kind: 'find',
    orHotel: { hotel: { kind: 'named', words }, question: { kind } },
  });
});

it.each([
  ['book the first one for us', 1],
  ['ok then book the second one please', 2],
  ['book the third one', 3],
  ["i'll take the first", 1],
  ['תזמיני את השני', 2],
])('“%s” means hotel %s of the list, also while another one is discussed', (message, place) => {
  const context = { ...newContext, hasSearch: true, hasHotel: true, shownNames: ['Alba', 'Bora', 'Cosma'] };
  expect(understand(message, context).goal).toEqual({
    kind: 'act',
    act: 'book',
    hotel: { kind: 'ordinal', place },
  });
});

it.each(['מלון בינואר', 'מלון ל-2', 'hotel in rome'])('no name of a hotel is read in “%s”', (message) => {
  expect(understand(message, newContext).goal).not.toHaveProperty('orHotel');
});

it.each([
  ['cna i chnage the dates aftr i boked', 'can i change the dates after i booked'],
  ['אפשר לשנות תארכים', 'אפשר לשנות תאריכים'],
  ['Safed, passport and a thought', 'Safed , passport and a thought'],
  ['נרצה לנפוש ברודוס', 'נרצה לנפוש ברודוס'],
])('“%s” is corrected to “%s”', (message, meant) => {
  expect(correctTypos(message)).toBe(meant);
});

describe('any text', () => {
  it('is read with existing days, and places without spaces at their ends', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { details } = understand(text, newContext);
        expect(details.dates?.checkIn ?? '0000-00-00').toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(details.dates?.checkOut ?? '0000-00-00').toMatch(/^\d{4}-\d{2}-\d{2}$/);
        for (const spelling of details.places.flatMap((place) => place.spellings))
          expect(spelling).toBe(spelling.trim());
      }),
    );
  });

  it('gives the same result when it is read twice', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(summaryOf(understand(text, newContext))).toBe(summaryOf(understand(text, newContext)));
      }),
    );
  });

  it.each(['מלון ', 'qwxz ', '10 ', '10-14.12 ', '€', '😀', 'aged 4 and ', '"'])(
    'is shortened to the limit when it repeats “%s” many times',
    (piece) => {
      expect(termsOf(piece.repeat(5_000)).length).toBeLessThanOrEqual(2_000);
      expect(understand(piece.repeat(5_000), newContext).language).toMatch(/en|he/);
    },
  );
});
