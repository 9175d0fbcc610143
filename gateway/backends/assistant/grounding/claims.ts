import { folded, type Language } from '../language.ts';
import { NAMED, Scan, type Claim } from './claim.ts';
import type { Facts } from './facts.ts';
import { GLUED, plain } from './plain.ts';
import { readDates, readLooseDays } from './read-dates.ts';
import { readMarked, readNames } from './read-names.ts';
import { readNumbers, readSums } from './read-numbers.ts';
import { readDeadline, readRules } from './read-rules.ts';
import { piecesOf } from './sentences.ts';
import { ASKED } from './sort-result.ts';

const LINK = /!?\[([^\]]*)\]\(\s*<?([^\s)>]*)>?(?:\s+"[^"]*")?\s*\)/gu;
const ADDRESS =
  /(?:https?|ftp|javascript|data|mailto|tel):\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\p{L}\d.])[a-z\d-]{2,}\.(?:com|net|org|io|co|il|info|biz|app|dev|me|ru|xyz|site|online|shop|link)(?![\p{L}\d])\S*|(?<![\p{L}\d.])[a-z\d-]{2,}(?:\.[a-z\d-]{2,})*\.[a-z]{3,}(?![\p{L}\d])\S*|<\/?[a-z][^>]*>/giu;
/** What a reader is told to say or write is no claim. */
const TO_SAY =
  /(?<!\p{L})(?:say|write|ask|type|tell me|try|כתבו|תכתבו|שאלו|תשאלו|אמרו|תגידו|ענו|הקלידו|לכתוב|לשאול|לומר)(?!\p{L})[^"]*"/iu;
const QUOTED = /(?<![\p{L}\p{N}])"([^"]{2,120})"(?!\p{L})/gu;
const LEADER = /^\s*(?:(?:[-*•–]|\d{1,2}[.)])\s+|#{1,6}\s+|>\s*)/u;
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;

/** What a sentence says to be so, and which hotels it is about. */
export interface ReadSentence {
  readonly claims: readonly Claim[];
  /** Ids of the hotels that it links or names. */
  readonly hotels: readonly string[];
}

/** A sentence as a page may hold it: without list marks, bold marks and escapes. */
export const bareSentence = (sentence: string): string =>
  plain(sentence.replace(LEADER, '').replace(ESCAPED, '$1').replace(/\*\*/gu, ''));

/** Reads one sentence or list item. Without facts no name is known. */
export function readSentence(sentence: string, facts: Facts | null): ReadSentence {
  const outer = new Scan(sentence.replace(LEADER, '').replace(ESCAPED, '$1'));
  const links: Claim[] = [];
  // Links first and out of the way; what they are called is read on.
  const unlinked = outer.text.replace(LINK, (text: string, label: string, href: string) => {
    links.push({ kind: 'link', text, label, href });
    return ` ${label} `;
  });
  outer.text = plain(unlinked);
  outer.take(ADDRESS, ([text]) => [{ kind: 'address', text }]);
  if (TO_SAY.test(outer.text)) outer.take(QUOTED, () => []);
  const { text, hotels } = withoutNames(outer.text, facts);
  const knows = knowerOf(facts);
  const bare = text.replace(/[*_]{2}/gu, '');
  const rules = [...readRules(bare), ...readDeadline(bare)];
  const marked = readMarked(text, knows);
  outer.text = bare;
  readDates(outer);
  readSums(outer);
  readLooseDays(outer);
  readNumbers(outer);
  const names = readNames(outer.text, knows);
  const linked = links.flatMap((link) => (link.kind === 'link' ? hotelIdOf(link.href) : [])).filter(Boolean);
  return {
    claims: [...links, ...outer.claims, ...marked, ...names, ...rules],
    hotels: [...new Set(linked.length > 0 ? linked : hotels)],
  };
}

/** Everything that a text claims, sentence by sentence: for tracing each number of a reply. */
export const claimsOf = (text: string, language: Language, facts: Facts | null = null): readonly Claim[] =>
  piecesOf(text, language).flatMap((piece) =>
    piece.kind === 'gap' ? [] : readSentence(piece.text, facts).claims,
  );

/** The hotel that a link of ours opens; none for another page. */
export function hotelIdOf(href: string): readonly string[] {
  if (!href.startsWith('/Hotel?')) return [];
  const id = new URLSearchParams(href.slice(href.indexOf('?'))).get('id');
  return id ? [id] : [];
}

const SHORTEST_NAME = 3;

/** Blots out the names that are known, longest first, so that a number in a name is not read as a claim. */
function withoutNames(text: string, facts: Facts | null) {
  const whole = ` ${folded(text)} `;
  const owners = new Map<string, string[]>();
  for (const { owner, value } of facts?.marksOf('name') ?? [])
    owners.set(folded(value), [...(owners.get(folded(value)) ?? []), owner]);
  const present = [...new Set([...(facts?.names ?? []), ...owners.keys()])]
    .filter((name) => name.length >= SHORTEST_NAME && whole.includes(name) && /\p{L}/u.test(name))
    .toSorted((one, other) => other.length - one.length);
  const hotels: string[] = [];
  let rest = text;
  for (const name of present) {
    const words = name
      .split(' ')
      .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&'))
      .join('[^\\p{L}\\p{N}]+');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${GLUED})${words}(?![\\p{L}\\p{N}])`, 'giu');
    const left = rest.replace(pattern, `$1${NAMED}`);
    if (left !== rest) hotels.push(...(owners.get(name) ?? []));
    rest = left;
  }
  return { text: rest, hotels };
}

const knowerOf = (facts: Facts | null) => {
  const known = facts?.names.map((name) => ` ${name} `) ?? [];
  // What was only asked for may be anybody's words.
  const keys = facts?.marks
    .filter(({ kind, owner }) => owner !== ASKED && (kind === 'amenity' || kind === 'meal'))
    .map(({ value }) => ` ${folded(value)} `);
  return (name: string): boolean =>
    name === '' ||
    (facts !== null &&
      [...known, ...(keys ?? []), facts.texts, facts.pages].some((text) => text.includes(` ${name} `)));
};
