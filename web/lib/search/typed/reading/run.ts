/** Part of a run of words that something was read from; `to` is after the last letter. */
export interface Span {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** Whether two spans overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.run === other.run && one.from < other.to && other.from < one.to;

/** A value, and the words it was read from. */
export interface Read<T> {
  readonly value: T;
  readonly spans: readonly Span[];
}

/** Placeholder for a letter that was read. */
const TAKEN = '\0';

/** The runs without the words of the spans; every other letter keeps its position. */
export const without = (runs: readonly string[], spans: readonly Span[]): readonly string[] =>
  runs.map((text, run) =>
    spans
      .filter((span) => span.run === run)
      .reduce((left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to), text),
  );

const EDGES = /^[\s,.;:!?&+–—-]+|[\s,;:!?&+–—-]+$/gu;
const JOINT = /^(?:and|plus|also)(?=\s)|\s(?:and|with|plus|also|for|from|in|on|of)$/giu;
/** Words that express no wish, including those for the search itself (“hotel”, “find”). */
const JOINTS_ONLY =
  /^(?:(?:and|or|with|plus|also|for|from|in|on|of|at|to|a|an|the|any|some|stay|trip|total|hotels?|rooms?|please|pls|plz|thanks|hi|hello|hey|i|i['’]?[dm]|im|we|me|us|my|our|would|like|want|wanna|need|looking|look|find|search|show|give|book|go|going|something|somewhere|place|ו|עם|כולל|וגם|גם|או|של|ב|ל|בבקשה|תודה|מלון|ה?מלונות|חדר|חדרים|מקום|משהו|אני|אנחנו|לי|לנו|רוצה|רוצים|רוצות|צריך|צריכה|צריכים|מחפש|מחפשת|מחפשים|אפשר|יש|היי|שלום|אמ|לנסוע|לטוס|לישון|להזמין|שמקבל)(?:[\s,.!?]+|$))*$/iu;

const trimmed = (text: string): string =>
  text.replaceAll(EDGES, '').replaceAll(JOINT, '').replaceAll(EDGES, '');

/** The text outside the spans, as typed; pieces of connecting words only are dropped. */
export const textOutside = (runs: readonly string[], spans: readonly Span[]): readonly string[] =>
  without(runs, spans).flatMap((text, run) => {
    if (text === runs[run]) return JOINTS_ONLY.test(text) ? [] : [text];
    return text
      .split(/\0+/u)
      .map(trimmed)
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !JOINTS_ONLY.test(piece));
  });

/** The words of the spans as typed, in their order. */
export const wordsOf = (runs: readonly string[], spans: readonly Span[]): readonly string[] =>
  spans
    .toSorted((one, other) => one.run - other.run || one.from - other.from)
    .map(({ run, from, to }) => trimmed((runs[run] ?? '').slice(from, to)));

/** All positions where a pattern without the flag `g` matches whole words of the runs. */
export const placesOf = (
  runs: readonly string[],
  pattern: string,
): readonly { readonly match: RegExpExecArray; readonly span: Span }[] => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
  return runs.flatMap((text, run) =>
    [...text.matchAll(whole)].map((match) => ({
      match,
      span: { run, from: match.index, to: match.index + match[0].length },
    })),
  );
};

/** A pattern that matches the texts literally. */
export const anyOf = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)).join('|');

/** Words before a wish that refuse it. */
const NOT =
  "(?:no|not|non|without|w/o|skip|(?:do not|does not|don[’']?t|doesn[’']?t) (?:really )?(?:need|want|care about|care for)|no need (?:for|of)|not need(?:ing)?|ללא|בלי|לא|לא (?:צריך|צריכה|צריכים|צריכות|רוצה|רוצים|רוצות|חייב|חייבים|חייבות)|(?:אין|בלי|ללא) צורך)[ -]";
const ARTICLE = '(?:a |an |the |any |ב(?=\\p{L}))?';
/** Joins refused things: “or a”, and “and” without an article, because “and a” begins a new wish. */
const OR = ',? ?(?:(?:or|nor|או) (?:a |an |the |any )?| and |(?<= )(?=ו))';
/** Words after a wish that refuse it. */
const NOT_NEEDED =
  " (?:(?:is |are )?not (?:needed|necessary|required|important)|(?:isn[’']?t|aren[’']?t) (?:needed|necessary|required|important)|לא (?:נחוצה?|חשובה?|צריך))";
/** Words before a wish that do not change its meaning. */
const WITH = '(?:(?:with|including|incl\\.?|has|having|and|plus|a|an|the|עם|כולל|גם|וגם|יש) )*';

const BETWEEN_NOT =
  'really|want|wants|to|pay|paying|spend|spending|go|going|be|have|like|need|any|anything|something|that|is|hotels?|rooms?|places?|costs?|costing|looking|for|רוצה|רוצים|רוצות|צריך|לשלם|להוציא|שום|דבר|מלון|מלונות|חדר|חדרים';
/** Words that reverse a limit: “not over”, “no hotels under”, “don’t want to pay more than”. */
export const TURNED = `(?:no|not|nothing|never|without|cannot|(?:do|can|will|does) not|(?:don|can|won|doesn)[’']?t|לא|אין|בלי|ללא)(?: (?:${BETWEEN_NOT}))* `;
/** The end of a text whose next word is refused. */
export const ENDS_REFUSING = new RegExp(`(?<![\\p{L}\\p{N}])${NOT}${ARTICLE}$`, 'iu');

/**
 * The spans of refused words, such as “no pool”.
 * @param anything pattern of all possible wishes
 */
export const refusedIn = (runs: readonly string[], anything: string): readonly Span[] => {
  const commas = `(?:, ?(?:${anything}))*`;
  return [
    `${NOT}${ARTICLE}(?:${anything})(?:${commas}${OR}(?:${anything}))*`,
    `(?:${anything})(?:${OR}(?:${anything}))*${NOT_NEEDED}`,
  ].flatMap((pattern) => placesOf(runs, pattern).map(({ span }) => span));
};

/** The words that express a wish, with those that introduce it; empty when the wish is refused anywhere. */
export function wishSpans(
  runs: readonly string[],
  pattern: string,
  refused: readonly Span[],
): readonly Span[] {
  const found = placesOf(runs, `${WITH}(?:${pattern})`).map(({ span }) => span);
  return found.some((span) => refused.some((each) => overlaps(span, each))) ? [] : found;
}
