/**
 * Removes clauses that only comment on a message, because their words would be read as details: “I promised them
 * snow” names no days. Each clause is read alone to judge it.
 */
import { is, type Clause } from './clause-facts.ts';
import { BEGINS_WITH_AGE, CHILD, CLAUSE, REASON, REJECTS, SENTENCE } from './clause-patterns.ts';
import { parted } from '../rules/run-on.ts';
import type { Reading } from '../reading.ts';

/** Maximum number of clauses that are read one by one. */
const MAX_CLAUSES = 10;

/**
 * The message without clauses that only comment on it, lead to it or give its reason, whose words would be read as
 * part of it: “I am no good with computers. Which booking do I have?”, “Vienna for five nights? I promised them snow”.
 * @param hasSearch a search exists already
 * @param read reads one clause
 * @returns the message itself when nothing is removed
 */
export function withoutAsides(message: string, hasSearch: boolean, read: (text: string) => Reading): string {
  const texts = message
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(CLAUSE))
    // “because nobody minds the dog so we need parking”, “Dad says Dubai is too far so do Rome”
    .flatMap((part) =>
      REASON.test(part) || REJECTS.test(part) ? part.split(/\s+(?=(?:so|אז)\s)/iu) : [part],
    )
    .filter((one) => /[\p{L}\d]/u.test(one))
    .flatMap((one) => parted(one, read));
  if (texts.length < 2 || texts.length > MAX_CLAUSES) return message;
  const alone = texts.map(({ text }): Clause => ({
    text,
    reading: read(text),
    hasSearch,
    others: [],
    after: [],
  }));
  const mains = alone.filter((one) => is(one, 'main'));
  const clauses = alone.map((one, at): Clause => {
    const { text, reading } = one;
    return {
      text,
      reading,
      hasSearch,
      others: mains.filter((other) => other !== one),
      after: alone.slice(at + 1),
    };
  });
  const named = clauses.map((one) => is(one, 'places'));
  const isAsked = mains.some((one) => is(one, 'definite asks'));
  const isKept = (clause: Clause, at: number): boolean =>
    // “Nice. But the prices are mad, so Naxos”
    (!isAsked && named.slice(0, at).includes(true) && named.includes(true, at) && is(clause, 'mayRetract')) ||
    // “my daughter moved her flight, she is 12”
    (CHILD.test(clause.text) && BEGINS_WITH_AGE.test(clauses[at + 1]?.text ?? '')) ||
    (!texts[at]?.isRunOn && !is(clause, 'aside|rejected'));
  const kept = clauses.filter(isKept);
  return kept.length === 0 || kept.length === clauses.length
    ? message
    : kept.map(({ text }) => text).join(' ');
}
