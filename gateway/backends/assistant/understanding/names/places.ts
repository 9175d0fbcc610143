import { prefixesOf } from '../words/prefixes.ts';
import { folded } from '../../language.ts';
import type { Draft } from '../draft.ts';
import { shortNames } from '../lexicon/spellings/short-names.ts';
import { isEveryday } from '../lexicon/spellings/real-words.ts';
import type { Term } from '../words/terms.ts';
import type { PlaceWords } from '../understanding.ts';

const MOST_WORDS = 4;
const MOST_SPELLINGS = 10;
const MOST_PLACES = 12;
/** Hebrew prefix letters that indicate a place. */
const LEADING = 'לב';
const FEWEST_LETTERS = 2;
/** Maximum number of words of a follow-up message that may be just a name. */
const FEW_WORDS = 2;

/** Hebrew names whose first letter is their own, not a prefix. */
const OWN_LETTER = new Set(
  (
    'ברצלונה ברלין בודפשט בנגקוק בוקרשט ברזיל בולגריה בריסל בלגיה ביירות בוסטון באלי בלגרד ברטיסלבה בולוניה בריטניה בנגלור בורגס בייגין ביגינג בהאמה בהרס באר בית בורדו ברן בארי ברגן בריסטול באטומי בטומי בורוקאי באקו בירמינגהם ' +
    'לונדון ליסבון לרנקה לימסול לאס לוס לוקסמבורג לטביה ליטא לובליאנה לודז ליון ליברפול לוצרן לאגוס לימה ליל לפקדה לוגאנו לידס לוורפול לוד לפלנד לטרון'
  ).split(' '),
);

interface Candidate {
  readonly spellings: readonly string[];
  readonly isMarked: boolean;
  readonly at: number;
  readonly isEveryday?: boolean;
}

/** Words that may name a place, marked ones first. The gateway knows which do, so no unknown word is left out. */
export function placesOf(draft: Draft): readonly PlaceWords[] {
  const all: Candidate[] = [];
  const denied = new Set<number>();
  for (let at = 0; at < draft.terms.length; at += 1) {
    const run = runAt(draft, at);
    if (run.length === 0) continue;
    all.push(
      candidateOf(
        run,
        draft.scene.asked === 'place' ||
          isMarkedAt(draft, at) ||
          run.slice(1).some((term) => isLed(term.text)),
        at,
      ),
    );
    if (isDenied(draft, at)) denied.add(at);
    draft.use(at, at + run.length);
    at += run.length - 1;
  }
  // “Vienna instead of Athens”: the denied place is left out only if another one is named.
  const meant = all.filter((one) => !denied.has(one.at));
  const found = meant.length > 0 ? meant : all;
  const marked = found.filter((one) => one.isMarked);
  const others = found.filter((one) => !one.isMarked);
  const isAlone = !draft.scene.hasSearch || draft.terms.length <= FEW_WORDS;
  const misread = found.length === 0 && isAlone ? [...niceHotel(draft), ...misreadWords(draft)] : [];
  return [...marked, ...others, ...misread]
    .slice(0, MOST_PLACES)
    .map(({ spellings, isMarked, isEveryday: isPlain }): PlaceWords =>
      isPlain ? { spellings, isMarked, isEveryday: true } : { spellings, isMarked },
    );
}

/** “not Rome”, “not in Rome”, “instead of Rome”, “forget Rome”, “ולא ברומא” */
const isDenied = ({ terms }: Draft, at: number): boolean =>
  /^(?:and not|not|but not|instead of|rather than|forget|forget about|skip|scrap|drop|never mind|לא|ולא|במקום|[תש]?עזב[יו]?|תשכחי מ?|שכחי מ?|ת?וותרי על|בלי)$/u.test(
    terms[terms[at - 1]?.tags.has('place-mark') ? at - 2 : at - 1]?.text ?? '',
  );

/** Consecutive unknown words, with everyday words between or beside them that may belong to a name. */
function runAt(draft: Draft, at: number): readonly Term[] {
  const run: Term[] = [];
  for (let here = at; run.length < MOST_WORDS; here += 1) {
    const term = draft.free(here);
    if (!term || !(isUnknown(term) || isNamePart(term) || isWholeName(term, draft, here))) break;
    // A prefix letter begins the next name: “מלונדון לפריז”.
    if (run.length > 0 && startsAnew(term)) break;
    run.push(term);
  }
  return run.some((term, index) => isUnknown(term) || isWholeName(term, draft, at + index)) ? run : [];
}

const isUnknown = (term: Term): boolean =>
  term.kind === 'word' && term.tags.size === 0 && term.text.length >= FEWEST_LETTERS;

const isNamePart = (term: Term): boolean => term.tags.has('name-part');

/** A name made of words of the lexicon; an ambiguous one only where a place is expected. */
function isWholeName(term: Term, draft: Draft, at: number): boolean {
  if (term.tags.has('place-name')) return true;
  return (
    term.tags.has('maybe-place') &&
    (draft.scene.asked === 'place' ||
      term.glued === 'ב' ||
      draft.terms[at - 1]?.tags.has('place-mark') === true)
  );
}

const startsAnew = (term: Term): boolean => /^[ולבמ]/u.test(term.text) && OWN_LETTER.has(term.text.slice(1));

function isMarkedAt(draft: Draft, at: number): boolean {
  const term = draft.terms[at];
  const isThe = draft.terms[at - 1]?.text === 'the';
  const before = draft.terms[at - (isThe ? 2 : 1)];
  // “פראג מול בודפשט” is a comparison.
  const isAgainst = before?.text === 'מול' && draft.terms[at - 2]?.tags.size === 0;
  if (before?.tags.has('place-mark') && !isAgainst) return true;
  if (term?.glued && LEADING.includes(term.glued.slice(-1))) return true;
  return term !== undefined && isLed(term.text);
}

/** A Hebrew word with the prefix ל or ב. */
const isLed = (word: string): boolean =>
  /^ו?[לב]\p{Script=Hebrew}{2,}/u.test(word) &&
  !OWN_LETTER.has(word) &&
  !OWN_LETTER.has(word.replace(/^ו/u, ''));

/** Hebrew names that end in ה are often written with א, and vice versa. */
const otherEnd = (words: string): readonly string[] =>
  /^\p{Script=Hebrew}{3,}[אה]$/u.test(words)
    ? [`${words.slice(0, -1)}${words.endsWith('א') ? 'ה' : 'א'}`]
    : [];

function candidateOf(run: readonly Term[], isMarked: boolean, at: number): Candidate {
  const words = run.map(({ text }) => cityMeant(text) ?? text);
  const spellings: string[] = [];
  for (let size = words.length; size > 0; size -= 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const part = run.slice(start, start + size);
      if (
        !part.some((term) => isUnknown(term) || term.tags.has('place-name') || term.tags.has('maybe-place'))
      )
        continue;
      spellings.push(...spelledWays(words.slice(start, start + size)));
    }
  const isPlain = run.every(({ text }) => isEveryday(text));
  return {
    spellings: [...new Set([...spellings, ...spellings.flatMap(otherEnd)])].slice(0, MOST_SPELLINGS),
    isMarked: isMarked && !isPlain,
    at,
    ...(isPlain && { isEveryday: true }),
  };
}

/** The city of an airport or a short name; the whole word is tried before the one without its prefix. */
const cityMeant = (word: string): string | undefined =>
  shortNames.get(word) ?? shortNames.get(word.replace(/^ב(?=\p{Script=Hebrew}{3})/u, ''));

/** The words with and without a prefix letter, likelier spelling first. */
function spelledWays(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const whole = words.join(' ');
  if (!/^\p{Script=Hebrew}{3,}/u.test(first)) return [whole];
  const bare = withoutGlue(first).map((word) => [word, ...rest].join(' '));
  if (first.startsWith('ו') && isLed(first)) return [...bare.toReversed(), whole];
  const ownFirst = OWN_LETTER.has(first) || !LEADING.includes(first.charAt(0));
  return ownFirst ? [whole, ...bare] : [...bare, whole];
}

/** The word without its prefix; also without a second letter, unless that one belongs to the name. */
function withoutGlue(word: string): readonly string[] {
  const [once, twice] = prefixesOf(word)
    .filter(({ prefix }) => prefix !== 'כ')
    .map(({ rest }) => rest);
  if (once === undefined) return [];
  return twice === undefined || OWN_LETTER.has(once) ? [once] : [once, twice];
}

/** “Nice hotels” may be hotels in Nice. */
function niceHotel(draft: Draft): readonly Candidate[] {
  return draft.terms.flatMap((term, at) =>
    term.tags.has('maybe-place') && /^\p{Lu}/u.test(term.raw) && draft.terms[at + 1]?.tags.has('hotel-word')
      ? [{ spellings: [term.text], isMarked: false, at }]
      : [],
  );
}

/** Words corrected as typing errors may be names after all, when no other word can be one. */
function misreadWords(draft: Draft): readonly Candidate[] {
  return draft.terms.flatMap((term, at) =>
    term.isTypo ? [{ spellings: spelledWays(folded(term.raw).split(' ')), isMarked: false, at }] : [],
  );
}
