/** Notes beside a list of hotels: what was assumed, not understood or not checked. */
import type { DialogState } from '../../dialog/state.ts';
import { languageOf, type Language } from '../../language.ts';
import type { UnmetWish } from '../../understanding/reading.ts';
import { joined, quoted, say, sentences, type Wording } from '../wording.ts';

/** Says which parts of the stay the assistant assumed. */
export function assumedText(
  state: Pick<DialogState, 'stay' | 'stayAssumed' | 'party' | 'missingAges'>,
  language: Language,
): string | null {
  const text = sentences(
    daysAssumed(state, language),
    state.missingAges !== 0 && withoutChildren(state.party, language),
  );
  return text === '' ? null : text;
}

function withoutChildren(party: DialogState['party'], language: Language): string {
  const [en, he] = (party?.childrenAges.length ?? 0) > 0 ? ['other ', ' האחרים'] : ['', ''];
  return say(language, {
    en: `These prices are without the ${en}children; tell me how old they are and I’ll check again.`,
    he: `המחירים האלה בלי הילדים${he}; כתבו לי בני כמה הם ואבדוק שוב.`,
  });
}

/** The parts of the stay that the traveller did not give, so the assistant chose them. */
const assumed = {
  start: ['You didn’t mention a check-in day, so I used this one', 'לא ציינתם יום הגעה, אז בחרתי ביום הזה'],
  nights: ['You did not say how many nights, so I chose this many', 'לא ציינתם לכמה לילות, אז בחרתי בעצמי'],
  weekend: [
    'You didn’t say which weekend, so I chose the first one',
    'לא ציינתם איזה סוף שבוע, אז בחרתי בראשון',
  ],
  all: ['You didn’t mention dates or guests, so I used these', 'לא ציינתם תאריכים ואורחים, אז בחרתי באלה'],
  days: ['You didn’t mention dates, so I used these', 'לא ציינתם תאריכים, אז בחרתי באלה'],
} as const;

function daysAssumed(
  { stay, stayAssumed, party }: Pick<DialogState, 'stay' | 'stayAssumed' | 'party'>,
  language: Language,
): string | null {
  const part = stayAssumed ?? (stay !== null ? null : party === null ? 'all' : 'days');
  if (part === null) return null;
  const [en, he] = assumed[part];
  const theirs = part === 'nights' ? 'כמה' : 'את שלכם';
  return say(language, {
    en: `${en}; tell me yours and I’ll check again.`,
    he: `${he}; כתבו לי ${theirs} ואבדוק שוב.`,
  });
}

/** The reply to “near this hotel” when its location is unknown. */
export const nearUnknown: Wording = {
  en: 'I don’t know where that hotel is on the map, so I can’t search around it; these are from the whole town.',
  he: 'אני לא יודעת איפה המלון הזה על המפה, ולכן אי אפשר לחפש סביבו; אלה מכל העיר.',
};

/** The reply to more stars than exist, which were not used as a filter. */
export const noSuchStars: Wording = {
  en: `Hotels have at most 5 stars, so I did not filter by stars.`,
  he: `מלונות מדורגים בלכל היותר 5 כוכבים, ולכן לא סיננתי לפי כוכבים.`,
};

/** The reply to a price that no hotel can have, which was not used as a filter. */
export const noSuchPrice: Wording = {
  en: 'No hotel costs that little, so I left the price out.',
  he: 'אין מלון במחיר כזה, ולכן לא סיננתי לפי מחיר.',
};

/** The reply to a price in a currency without an exchange rate, which was not used as a filter. */
export const currencyUnknown: Wording = {
  en: 'I don’t know that currency, so I left the price out. I know shekels, US dollars, euros, pounds, yen, Australian dollars, Canadian dollars and Swiss francs.',
  he: 'את המטבע הזה אני לא מכירה, ולכן לא סיננתי לפי מחיר. אני מכירה שקלים, דולרים, יורו, לירות שטרלינג, ין, דולרים אוסטרליים, דולרים קנדיים ופרנקים שווייצריים.',
};

const cited = (words: readonly string[], language: Language): string =>
  joined(
    words.map((word) =>
      say(language, { en: `“${quoted(word, language)}”`, he: `״${quoted(word, language)}״` }),
    ),
    language,
    'or',
  );

const ofKind = (unmet: readonly UnmetWish[], kind: UnmetWish['kind']): readonly string[] =>
  unmet.filter((wish) => wish.kind === kind).map(({ words }) => words);

/** Quotes wishes that the search cannot look for, and says who can answer or arrange them. */
export function unmetText(unmet: readonly UnmetWish[], language: Language): string {
  const [facts, requests] = [ofKind(unmet, 'fact'), ofKind(unmet, 'request')];
  return sentences(
    facts.length > 0 &&
      say(language, {
        en: `I can’t search by ${cited(facts, 'en')}; ask me about one of the hotels, or let our team check with it.`,
        he: `אי אפשר לחפש לפי ${cited(facts, 'he')}; אפשר לשאול אותי על אחד המלונות, או לבקש מהצוות שלנו לברר איתו.`,
      }),
    requests.length > 0 &&
      say(language, {
        en: `I can’t search by ${cited(requests, 'en')}; write it as a request to the hotel when you book.`,
        he: `אי אפשר לחפש לפי ${cited(requests, 'he')}; כתבו זאת כבקשה למלון בזמן ההזמנה.`,
      }),
  );
}

/** Names wishes of earlier messages that the list does not take into account; those in the other language unquoted. */
export function uncheckedText(words: readonly string[], language: Language): string | null {
  const own = words.filter((word) => languageOf(word) === language);
  const others = say(language, { en: 'your wishes in Hebrew', he: 'הבקשות שכתבתם באנגלית' });
  const all = [
    ...(own.length > 0 ? [cited(own, language)] : []),
    ...(own.length < words.length ? [others] : []),
  ];
  if (all.length === 0) return null;
  return say(language, { en: `Not checked: ${joined(all, 'en')}.`, he: `לא נבדק: ${joined(all, 'he')}.` });
}

/** Quotes words of the message that the reply ignores. */
export const leftOverText = (words: readonly string[], language: Language): string =>
  say(language, {
    en: `I did not understand ${cited(words, 'en')}, so I left it out.`,
    he: `לא הבנתי את ${cited(words, 'he')}, ולכן לא התחשבתי בזה.`,
  });
