/** Texts that name or ask for places, days and people. */
import { partyLimits, type PartyProblem } from '#shared/stay/party.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { Language } from '../../language.ts';
import type { Place, Stay } from '../../tools/tools.ts';
import type { StayProblem } from '../../dialog/search/merge-stay.ts';
import type { DialogState } from '../../dialog/state.ts';
import { facts, joined, quoted, say, sentences, withPrefix, type Wording } from '../wording.ts';
import { counted, daysText } from '../values.ts';
import { wishList } from './wish-texts.ts';

type PlaceName = Place['name'];

const nameOf = (name: PlaceName, language: Language): string =>
  quoted(language === 'he' ? (name.he ?? name.en) : name.en, language);

/** “Rome, Italy”, “Heraklion (Crete), Greece”. */
const placeText = (place: Place, language: Language): string => {
  const name = nameOf(place.name, language);
  if (place.kind === 'country') return name;
  const region = place.region ? ` (${nameOf(place.region, language)})` : '';
  return `${name}${region}, ${nameOf(place.countryName, language)}`;
};

/** “in Rome, Italy”. */
export const inPlace = (place: Place, language: Language): string => {
  const words = placeText(place, language);
  return language === 'he' ? withPrefix('ב', words) : `in ${words}`;
};

/** Short name of the place, for a chip. */
export const shortPlace = (place: Place, language: Language): string =>
  language === 'he' ? (place.name.he ?? place.name.en) : place.name.en;

/** “2 adults, 1 child (age 7), 1 room”; without the rooms if none are given. */
export function partyText(
  stay: Pick<Stay, 'adults' | 'childrenAges' | 'infants'> & Partial<Pick<Stay, 'rooms'>>,
  language: Language,
): string {
  const ages = joined(stay.childrenAges.map(String), language);
  const children = counted(stay.childrenAges.length, 'child', language);
  const one = stay.childrenAges.length === 1;
  return facts(
    counted(stay.adults, 'adult', language),
    stay.childrenAges.length > 0 &&
      say(language, {
        en: `${children} (${one ? 'age' : 'ages'} ${ages})`,
        he: `${children} (${one ? 'גיל' : 'גילים'} ${ages})`,
      }),
    stay.infants > 0 && counted(stay.infants, 'infant', language),
    stay.rooms !== undefined && counted(stay.rooms, 'room', language),
  );
}

/** Days and people of a stay. */
export const stayText = (stay: Stay, language: Language): string =>
  `${daysText(stay.checkIn, stay.checkOut, language)}, ${partyText(stay, language)}`;

/** Details understood so far, repeated with a question for the rest; empty without any. */
export function notedText(known: Pick<DialogState, 'stay' | 'party' | 'wishes'>, language: Language): string {
  const noted = facts(
    known.stay && daysText(known.stay.checkIn, known.stay.checkOut, language),
    known.party && partyText(known.party, language),
    ...wishList(known.wishes, language),
  );
  return noted && say(language, { en: `I noted: ${noted}.`, he: `רשמתי: ${noted}.` });
}

export const whichPlace: Wording = {
  en: 'Which city or country shall I search?',
  he: 'באיזו עיר או מדינה לחפש?',
};

/** Says that no place has this name, and asks for another. */
export const placeUnknown = (words: string, language: Language): string =>
  say(language, {
    en: `I did not find a place called “${quoted(words, language)}”. Which city or country shall I search?`,
    he: `לא מצאתי מקום בשם ״${quoted(words, language)}״. באיזו עיר או מדינה לחפש?`,
  });

/** Says that a misspelled place was read as this one. */
export const placeAssumed = (words: string, place: Place, language: Language): string =>
  say(language, {
    en: `I read “${quoted(words, language)}” as ${shortPlace(place, language)}; tell me if you meant another place.`,
    he: `קראתי את ״${quoted(words, language)}״ כ${shortPlace(place, language)}; כתבו לי אם התכוונתם למקום אחר.`,
  });

/** Asks whether a word is a misspelled place. */
export const placeMeant = (words: string, place: Place, language: Language): string =>
  say(language, {
    en: `“${quoted(words, language)}”: did you mean ${placeText(place, language)}?`,
    he: `״${quoted(words, language)}״: התכוונתם ${withPrefix('ל', placeText(place, language))}?`,
  });

/** Asks which of several places is meant. */
export function whichOfPlaces(places: readonly Place[], language: Language): string {
  const texts = places.map((place) => placeText(place, language));
  const names = joined(texts, language, 'or');
  return say(language, { en: `Which one do you mean: ${names}?`, he: `לאיזה מקום התכוונתם: ${names}?` });
}

/**
 * Asks for missing ages of children.
 * @param children number of missing ages; -1 when the number of children is unknown
 * @param hasOthers the ages of other children are known
 */
export function whichAges(children: number, hasOthers: boolean, language: Language): string {
  if (children < 0)
    return say(language, {
      en: 'How many children are coming, and how old will they be during the stay? Prices depend on it.',
      he: 'כמה ילדים נוסעים, ובני כמה הם יהיו בזמן השהייה? המחיר תלוי בזה.',
    });
  const other = hasOthers ? 'other ' : '';
  if (children === 1)
    return say(language, {
      en: `How old will the ${other}child be during the stay? Prices depend on it.`,
      he: `בן או בת כמה יהיה ${hasOthers ? 'הילד הנוסף' : 'הילד'} בזמן השהייה? המחיר תלוי בזה.`,
    });
  return say(language, {
    en: `How old will the ${other}${counted(children, 'child', 'en')} be during the stay? Prices depend on it.`,
    he: `בני כמה יהיו ${counted(children, 'child', 'he')}${hasOthers ? ' נוספים' : ''} בזמן השהייה? המחיר תלוי בזה.`,
  });
}

const dayProblems: Readonly<Record<StayProblem | 'no-such-day', Wording>> = {
  'no-such-day': { en: 'The calendar has no such day.', he: 'אין יום כזה בלוח השנה.' },
  past: {
    en: 'That check-in day has already passed, so I cannot search it.',
    he: 'יום ההגעה הזה כבר עבר, ולכן אי אפשר לחפש אותו.',
  },
  reversed: {
    en: 'The check-out has to come after the check-in.',
    he: 'יום העזיבה צריך להיות אחרי יום ההגעה.',
  },
  'too-long': {
    en: `A stay can be at most ${MAX_NIGHTS} nights long.`,
    he: `אפשר לחפש שהייה של ${MAX_NIGHTS} לילות לכל היותר.`,
  },
  'too-far': {
    en: `I can search check-ins up to ${MAX_DAYS_AHEAD} days ahead.`,
    he: `אפשר לחפש הגעה עד ${MAX_DAYS_AHEAD} ימים מהיום.`,
  },
};

export const badDays = (problem: StayProblem | 'no-such-day', language: Language): string =>
  sentences(
    dayProblems[problem][language],
    say(language, { en: 'Which dates would suit you?', he: 'אילו תאריכים יתאימו לכם?' }),
  );

const partyProblems: Readonly<Record<PartyProblem, Wording>> = {
  'out-of-range': {
    en: `I can search up to ${partyLimits.rooms} rooms at once.`,
    he: `אפשר לחפש עד ${partyLimits.rooms} חדרים בבת אחת.`,
  },
  'adults-below-rooms': {
    en: 'Every room needs at least one adult.',
    he: 'בכל חדר צריך להיות לפחות מבוגר אחד.',
  },
  'too-many-adults': {
    en: `I can search up to ${partyLimits.adultsPerRoom} adults in a room and ${partyLimits.adults} in all.`,
    he: `אפשר לחפש עד ${partyLimits.adultsPerRoom} מבוגרים בחדר ועד ${partyLimits.adults} בסך הכול.`,
  },
  'too-many-children': {
    en: `A room takes at most ${partyLimits.childrenPerRoom} children and infants.`,
    he: `בחדר אחד אפשר לחפש עד ${partyLimits.childrenPerRoom} ילדים ותינוקות.`,
  },
};

export const whichParty: Wording = {
  en: 'How many guests and rooms shall I search for?',
  he: 'לכמה אורחים וחדרים לחפש?',
};

export const badParty = (problem: PartyProblem, language: Language): string =>
  sentences(partyProblems[problem][language], whichParty[language]);

/** Other places of the same message, of which one was searched. */
export const alsoNamed = (places: readonly Place[], language: Language): string => {
  const names = listedPlaces(places, language, 'and');
  return say(language, {
    en: `You also named ${names}; ask me and I’ll search there too.`,
    he: `הזכרתם גם את ${names}; כתבו לי ואחפש גם שם.`,
  });
};

/** Names of places in a list, “Siena, Florence or Pisa”. */
export function listedPlaces(places: readonly Place[], language: Language, last: 'and' | 'or'): string {
  const names = places.map((place) => quoted(shortPlace(place, language), language));
  return joined(names, language, last);
}

/** Says which city of a region was searched instead of the whole. @param others its other cities; empty for none */
export const regionSearched = (region: string, city: string, others: string, language: Language): string =>
  sentences(
    say(language, {
      en: `I can’t search all of ${region} at once, so I looked in ${city}.`,
      he: `אי אפשר לחפש בכל ${region} בבת אחת, אז חיפשתי ${withPrefix('ב', quoted(city, language))}.`,
    }),
    others !== '' &&
      say(language, {
        en: `Tell me if ${others} suits you better.`,
        he: `כתבו לי אם עדיף לכם ${others}.`,
      }),
  );

/** The reply to a region none of whose cities is known. */
export const regionNotSearched = (region: string, language: Language): string =>
  say(language, {
    en: `I can’t search all of ${region} at once. Which city there shall I search?`,
    he: `אי אפשר לחפש בכל ${region} בבת אחת. באיזו עיר שם לחפש?`,
  });
