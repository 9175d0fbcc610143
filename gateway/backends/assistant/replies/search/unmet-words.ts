import { languageOf, type Language } from '../../language.ts';
import type { UnmetWish } from '../../understanding/understanding.ts';
import { joined, quoted, say, sentences } from '../kit.ts';

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

/** Reminds of wishes of earlier messages that the list does not take into account; those in the other language unquoted. */
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
