import type { ParseState } from '../../parse-state.ts';

/** The words are not followed by the name of a place. */
const END = '(?: (?:עם|בלי|ללא|כולל|שיש|שכולל|עד|[?.!,])(?: |$)|$)';
const NEAR = [
  '\\b(?:near|close|closer|next|around|beside|by)(?: to| by)? (?:it|this|that|there|here)\\b',
  '\\b(?:near|close to|next to|around|by) (?:the|this|that) (?:hotel|one|place|property)\\b',
  '\\b(?:nearby|near by|close by|round here|(?:in|from|of) (?:the|this|that) (?:same )?(?:area|neighbou?rhood|vicinity|street|part))\\b',
  `(?:^| )ב?ה?(?:אזור|סביבה|שכונה|קרבת מקום)(?: ה?(?:זה|זו|זאת|הזה|הזו|הזאת|שלו))?${END}`,
  // “ליד” without a name
  `(?:^| )(?:ליד|קרוב למלון)${END}`,
  '(?:^| )(?:לידו|לידה|קרוב (?:אליו|לפה|לכאן|למלון הזה|לזה)|(?:ליד|ב?סביבת|ב?קרבת) (?:זה|המלון(?: הזה)?)|בקרבתו|בסביבתו|באזור שלו)(?: |$)',
];
const IS_NEAR = new RegExp(NEAR.join('|'), 'u');

/** True for “anything cheaper near this one?”, “other hotels nearby”, with a hotel in focus; not for “restaurants nearby”. */
export const isNearHotel = ({ context, terms, compared, amenities }: ParseState): boolean =>
  context.hasHotel &&
  (compared !== null || terms.some(({ tags }) => OTHERS.some((tag) => tags.has(tag)))) &&
  !['Restaurant', 'Bar'].some((key) => amenities.has(key)) &&
  IS_NEAR.test(terms.map(({ text, raw, isTypo }) => (isTypo ? raw : text)).join(' '));
const OTHERS = ['hotel-word', 'the-others', 'more'];
