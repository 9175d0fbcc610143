/**
 * Messages that ask about a shown hotel and change the search: “what is the score of the first? and add a gym”. The
 * question is about the list that is on screen, so it is answered before the search is changed.
 */
import { hasDetails } from '../understanding/mentions.ts';
import type { Reading } from '../understanding/reading.ts';
import { OPENS } from './several-questions.ts';

/** Begins an order that changes the search, in English and Hebrew. */
const ORDER =
  "(?:(?:please|pls|can you|could you|can u|u can|then|just|lets|let['’]s) )?(?:add|sort|put|move|shift|change|make (?:it|that)|drop|remove|take off|set|filter|order (?:them|it|by)|switch|extend|shorten|cut|skip|keep only|show only|only show|leave only)(?!\\p{L})|(?:בבקשה )?(?:תוסיפי?|הוסיפי|תסדרי?|סדרי|תמייני?|מייני|תזיזי?|תשני|תשנה|תורידי?|הורידי|תסירי?|תשאירי?|תחליפי?|תגבילי?|תסנני?|תאריכי?|תקצרי?|להוסיף|למיין|לסדר|להוריד|נוסיף|תראי רק|תציגי רק)(?!\\p{L})";
const PARTS = new RegExp(
  `(?<=[?？.!])\\s+(?:(?:and|also|plus|oh and|ok and|then)\\s+|ו(?=(?:${ORDER}|${OPENS})))?|\\n+|[,;]?\\s+(?:and|also|plus|n|&)\\s+(?=(?:also |then )?(?:${ORDER}|${OPENS})(?!\\p{L}))|[,;]?\\s+ו(?=${ORDER})`,
  'iu',
);
const ORDERS = new RegExp(`^[^\\p{L}]*(?:(?:and|also|plus|ok|oh|so|then),? )*ו?(?:${ORDER})`, 'iu');
/** A wish without an order before it: “a gym would be nice too, add that”. */
const WISHES = /(?:would be (?:nice|great|good|lovely)|(?:add|want|need) (?:that|it|those|too))(?!\p{L})/iu;
const ASKS = new RegExp(`[?？]\\s*$|^[^\\p{L}]*(?:(?:and|so|ok|oh),? )*ו?(?:${OPENS})(?!\\p{L})`, 'iu');
const MAX_PARTS = 5;

/** The question about a hotel and the order beside it. */
export interface QuestionAndChange {
  readonly question: string;
  readonly change: string;
}

const isQuestion = (text: string, { goal }: Reading): boolean =>
  goal.kind === 'hotel' && ASKS.test(text) && !ORDERS.test(text);

const isChange = (text: string, { goal, details }: Reading): boolean =>
  goal.kind === 'find' &&
  !goal.isNew &&
  hasDetails(details) &&
  details.places.every(({ isMarked }) => !isMarked) &&
  (ORDERS.test(text) || WISHES.test(text));

/**
 * The question and the change of a message that has both; null for any other message.
 * @param read reads a part of the message in the same context
 */
export function questionAndChange(
  message: string,
  read: (text: string) => Reading,
): QuestionAndChange | null {
  const parts = message.split(PARTS).filter((part) => part !== undefined && /\p{L}/u.test(part));
  if (
    parts.length < 2 ||
    parts.length > MAX_PARTS ||
    !parts.some((part) => ORDERS.test(part) || WISHES.test(part))
  )
    return null;
  const questions: string[] = [];
  const changes: string[] = [];
  let latest = questions;
  for (const part of parts) {
    const reading = read(part);
    if (isQuestion(part, reading)) latest = questions;
    else if (isChange(part, reading)) latest = changes;
    // A remark belongs to what was said before it: “is it accessible? my mum is in a wheelchair. And add parking”.
    else if (ASKS.test(part) || ORDERS.test(part)) return null;
    latest.push(part);
  }
  const hasBoth = questions.some((part) => ASKS.test(part)) && changes.length > 0;
  return hasBoth ? { question: questions.join(' '), change: changes.join(' ') } : null;
}
