import { partyLimits, partyProblem } from '#shared/stay/party.ts';
import { COUNT_EN, COUNT_HE, NIGHTS_EN, numberOf, PEOPLE_EN, WORDS_EN, WORDS_HE } from './numbers.ts';
import { overlaps, placesOf, type Read, type Span, without } from './run.ts';

/** The people and rooms that words mention; null for what they do not mention. */
export interface TypedParty {
  readonly adults: number | null;
  /** One age for each child; null without children, and where their ages are not given. */
  readonly childrenAges: readonly number[] | null;
  /** The number of children whose ages are not given; null without such children. */
  readonly unagedChildren: number | null;
  readonly infants: number | null;
  readonly rooms: number | null;
}

const LEAD = '(?:(?:for|with|and|plus|our|my|the|family(?= (?:with|and|\\+))|two of us|\\+|&) ?)*';
const KID = 'kids?|child(?:ren)?|teen(?:ager)?s?|sons?|daughters?|toddlers?';
/** These are children only with a number or an age: “girls trip” is not. */
const YOUNG = 'boys?|girls?';
const BABY = 'bab(?:y|ies)|infants?|newborns?';
const KID_HE = 'ילד(?:ים|ה|ות)?|פעוט(?:ות)?|נער(?:ים|ה|ות)?';
const YOUNG_HE = 'בנים|בנות';
const BABY_HE = 'תינוק(?:ת|ות)?';
/** Any mention of children. */
const CHILDREN = `${KID}|(?:${COUNT_EN}) (?:${YOUNG})|${BABY}|twins|[ולהב]{0,2}(?:${KID_HE}|${BABY_HE})|(?:${COUNT_HE}) (?:${YOUNG_HE})|תאומים|(?:בן|בת) \\d+`;

/** A number before one of these counts something else. */
const OTHER_COUNT = `(?: (?:adults?|${PEOPLE_EN}|rooms?|${NIGHTS_EN}|days?|weeks?|stars?|beds?|bedrooms?|star|km|m|minutes?|euros?|dollars?|shekels?|מבוגרים|אנשים|אורחים|נוסעים|חדרים|לילות|ימים|שבועות|כוכבים|שקל|ש\\S?ח|יורו)| ?[€$₪£%])`;
const AGE = `\\d{1,2}(?![\\p{L}\\p{N}]|[.,/:-]\\d|${OTHER_COUNT})`;
const AGES = `${AGE}(?:(?: ?[,&+] ?|,? and | )${AGE})*`;
const AGES_HE = `${AGE}(?:(?: ?, ?| )?(?:ו ?[-־]? ?| )?${AGE})*`;
const YEARS = '(?: ?(?:y\\/?o|years?(?: olds?)?|-?year-?olds?))?';

/** Children with their ages: “2 kids (5 and 9)”, “a 5 year old”, “twins aged 4”, “ילדים בני 5 ו-9”. */
const WITH_AGES: readonly string[] = [
  `${LEAD}(?:(?<count>${COUNT_EN}|an?) )?(?:${KID}|${YOUNG})(?:,? (?:who are|that are))?(?:,? ?(?:aged?|ages|of age|of)?:? ?\\(?)(?<ages>${AGES})\\)?${YEARS}`,
  `${LEAD}(?<twins>twins)(?:,? ?(?:aged?|of)?:? ?\\(?)(?<ages>${AGE})\\)?${YEARS}`,
  `${LEAD}(?:an? )?(?<ages>${AGES})[ -]?(?:y\\/?o|years?[ -]olds?)(?: (?:${KID}|${YOUNG}|twins))?`,
  `(?:משפחה )?(?:עם |ו[-־]?|ועוד )?(?:(?<count>${COUNT_HE}) )?(?:${KID_HE}|${YOUNG_HE})(?: (?:אחד|אחת))?,? ?(?:ב?גילאי(?:ם)?|בגיל(?:ים)?|בני|בנות|בן|בת)? ?\\(?(?<ages>${AGES_HE})\\)?`,
  `(?:עם |ו[-־]?)?(?<twins>תאומים)(?: (?:בגיל|בני))? (?<ages>${AGE})`,
];
/** Children without ages: “2 kids”, “our daughter”, “couple + 2”, “2+2”. */
const UNAGED: readonly string[] = [
  `${LEAD}(?<count>${COUNT_EN}|an?) (?:(?:small|little|young|big|older|teenage) )?(?:${KID})`,
  `${LEAD}(?<count>${COUNT_EN}) (?:${YOUNG})`,
  `${LEAD}(?:(?:our|my) )(?<one>kid|child|son|daughter|toddler)`,
  `${LEAD}(?<twins>twins)`,
  '(?<=(?:couple|parents|adults?) ?)(?:\\+|plus) ?(?<count>[1-6])(?! ?[\\p{L}\\p{N}])',
  `(?:משפחה )?(?:עם |ו[-־]?|ועוד |פלוס |\\+ ?)*(?<count>${COUNT_HE}) (?:${KID_HE}|${YOUNG_HE})(?: (?:קטנים|קטנות|גדולים|גדולות))?`,
  '(?:עם |ו[-־]?|ועוד |פלוס |\\+ ?)*(?<one>ילד|ילדה|פעוט|נער|נערה)(?: (?:אחד|אחת|קטן|קטנה))?',
  '(?:עם |ו[-־]?)?(?<twins>תאומים)',
  `(?<=זוג ?)(?:פלוס|\\+) ?(?<count>${COUNT_HE})(?! ?[\\p{L}\\p{N}])`,
  '(?<=(?<![\\p{L}\\p{N}+])[1-8] ?)\\+ ?(?<count>[1-6])(?! ?[\\p{L}\\p{N}+])',
];
/** Babies are counted, and need no age. */
const BABIES: readonly string[] = [
  `${LEAD}(?:(?<count>${COUNT_EN}|an?) )?(?:${BABY})`,
  `(?:עם |ו[-־]?)?(?:(?<count>${COUNT_HE}) )?(?:${BABY_HE})(?: (?:אחד|אחת))?`,
];
/** Rooms to book; not the size of a flat or of the hotel. */
const ROOMS: readonly string[] = [
  `(?<!(?:hotel|place|apartment|flat|suite|house|villa)s? (?:with|of) )(?:(?:in|with|and) )?(?<count>[1-9]|${WORDS_EN}) (?:separate |hotel )?rooms?(?! (?:apartment|flat|suite|house|villa|hotel))`,
  `(?<!(?:דירה|דירת|סוויטה|סוויטת|וילה|בית|מלון)(?: עם| של)? )(?:ב[-־]?)?(?<count>[1-9]|${WORDS_HE}) חדרים(?: נפרדים)?`,
];

/** Words that may follow a bare number of people: “for 4, breakfast”, but not “for 4 nights”. */
const AFTER =
  '(?=\\s*(?:$|[\\0,.;!?()+&]|ו[-־]?\\0|(?:and|with|from|under|up to|including|breakfast|please|in|עם|כולל|בלי|ללא|עד|ארוחת|וארוחת)(?![\\p{L}\\p{N}])))';

const PARTNER = '(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse)';
const RELATIVE = `(?:${PARTNER}|mother|mom|mum|father|dad|sister|brother|friend)`;
const PARTNER_HE = '(?:אשתי|בעלי|ה?אישה|הבעל|בן ה?זוגי?|בת ה?זוגי?|ה?חברה(?: שלי)?|ה?חבר(?: שלי)?)';

const FAMILY_OF = '(?:a |our )?family of ';
const FAMILY_OF_HE = '(?:משפחה (?:של|בת)|משפחת) ';

/** Mentions of adults only. */
const ADULTS: readonly string[] = [
  `(?:for )?(?:just )?(?:me|myself|i) (?:and|&|\\+|with) (?:my )?${RELATIVE}|my ${RELATIVE} and (?:i|me)|with (?:my|the) ${PARTNER}`,
  `(?:ל|רק )?אני ו${PARTNER_HE}|עם ${PARTNER_HE}`,
  '(?:for )?(?:just )?(?:the )?(?:two|2) of us|ל?שנינו',
  '(?<solo>(?:for )?(?:just|only) me|(?:for|by) myself|(?:travell?ing )?(?:alone|solo)(?: (?:trip|travell?er|travel))?|on my own|(?:רק )?(?:אני )?לבד|ליחיד|רק אני|ל?(?:אדם|איש) אחד)',
  `(?:for )?(?<pairs>${COUNT_EN}) couples`,
  `ל?(?<pairs>${COUNT_HE}) זוגות`,
  `(?:for )?(?:${FAMILY_OF})?(?<count>${COUNT_EN}) adults?`,
  `(?:for )?(?:a )?couple(?! (?:of|${NIGHTS_EN}|days|weeks|more|hours|minutes|blocks|steps)(?![\\p{L}]))`,
  `(?:ל[-־ ]?|עבור )?(?:${FAMILY_OF_HE})?(?<count>${COUNT_HE}) מבוגרים`,
  'ל?זוג',
];
/** Mentions of everybody: children who are mentioned too are part of the number. */
const EVERYBODY: readonly string[] = [
  `(?:for )?(?:${FAMILY_OF})?(?<count>${COUNT_EN}) (?:${PEOPLE_EN})`,
  `for (?<count>${COUNT_EN})${AFTER}`,
  `(?:ל[-־ ]?|עבור )?(?:${FAMILY_OF_HE})?(?<count>${COUNT_HE}) (?:אנשים|אורחים|נוסעים|נפשות)`,
  `ל[-־ ]?(?<count>${COUNT_HE})${AFTER}`,
];

/** A family given by its size: two adults unless the text says otherwise, the rest children without ages. */
const FAMILY: readonly string[] = [
  `(?:for )?${FAMILY_OF}(?<count>${COUNT_EN})(?: (?!guests?)(?:${PEOPLE_EN}))?(?! ?(?:adults?|guests?))`,
  `(?:ל[-־ ]?)?${FAMILY_OF_HE}(?<count>${COUNT_HE})(?: (?:נפשות|אנשים))?(?! ?(?:מבוגרים|אורחים))`,
];

/** “for 2 or 3” is ambiguous, so no number is read. */
const EITHER = `(?:${COUNT_EN}) ?(?:or|to|[-–]) ?(?:for )?(?:${COUNT_EN})|(?:${COUNT_HE}) (?:או|עד) ל?[-־]?(?:${COUNT_HE})`;

const COUPLE = 2;
/** Placeholder age for checking whether a party can be searched. */
const ANY_AGE = 5;

/** The adults of one mention: a number, one, a couple, or several couples. */
function adultsOf(found: Found): number {
  const { solo, pairs } = found.match.groups ?? {};
  if (solo !== undefined) return 1;
  return pairs === undefined ? (countOf(found) ?? COUPLE) : numberOf(pairs) * COUPLE;
}

const JOINING = /^ ?(?:and|with|plus|\+|&|עם|ו)/iu;
const JOINING_LENGTH = 5;

interface Found {
  readonly match: RegExpExecArray;
  readonly span: Span;
}

/** All matches of the patterns, of which the first one wins where two overlap. */
function foundIn(runs: readonly string[], patterns: readonly string[]): readonly Found[] {
  const found: Found[] = [];
  for (const pattern of patterns)
    for (const each of placesOf(runs, pattern))
      if (!found.some(({ span }) => overlaps(span, each.span))) found.push(each);
  return found;
}

const countOf = ({ match }: Found): number | null => {
  const count = match.groups?.['count'];
  return count === undefined ? null : numberOf(count);
};

/** The ages of one mention; null when their number differs from the number of children. */
function agesOf(found: Found): readonly number[] | null {
  const ages = [...(found.match.groups?.['ages'] ?? '').matchAll(/\d+/gu)].map(([age]) => Number(age));
  if (found.match.groups?.['twins'] !== undefined) return ages.flatMap((age) => [age, age]);
  const count = countOf(found);
  return count === null || count === ages.length ? ages : null;
}

/** The number that all mentions agree on; null for none or several. */
function agreed(numbers: readonly number[]): number | null {
  const [first = null] = numbers;
  return numbers.every((number) => number === first) ? first : null;
}

const spansOf = (found: readonly Found[]): readonly Span[] => found.map(({ span }) => span);

interface Children extends Pick<TypedParty, 'childrenAges' | 'unagedChildren' | 'infants'> {
  readonly spans: readonly Span[];
}

/** The number of children in a mention without ages. */
const unagedIn = (found: Found): number =>
  countOf(found) ?? (found.match.groups?.['twins'] === undefined ? 1 : COUPLE);

/** The children that words mention; null where only some of their ages are given, or where ages are wrong. */
function readChildren(runs: readonly string[]): Children | null {
  const aged = foundIn(runs, WITH_AGES);
  const babies = foundIn(runs, BABIES).filter(({ span }) => !aged.some((each) => overlaps(each.span, span)));
  const known = spansOf([...aged, ...babies]);
  const unaged = foundIn(runs, UNAGED).filter(({ span }) => !known.some((each) => overlaps(each, span)));
  const spans = [...known, ...spansOf(unaged)];
  const left = placesOf(runs, CHILDREN).filter(({ span }) => !spans.some((each) => overlaps(each, span)));
  const ages = aged.map(agesOf);
  if (left.length > 0 || ages.includes(null) || (aged.length > 0 && unaged.length > 0)) return null;
  return {
    childrenAges: aged.length > 0 ? ages.flatMap((each) => each ?? []) : null,
    unagedChildren: unaged.length > 0 ? unaged.reduce((sum, each) => sum + unagedIn(each), 0) : null,
    infants: babies.length > 0 ? babies.reduce((sum, baby) => sum + (countOf(baby) ?? 1), 0) : null,
    spans,
  };
}

/**
 * The people and rooms of a search, where all words about them agree. Prices depend on the ages of children: where none
 * is given, the form asks for them; no people are read when only some ages are given.
 */
export function readParty(runs: readonly string[]): Read<TypedParty> | null {
  const family = foundIn(runs, FAMILY);
  const children = readChildren(without(runs, spansOf(family)));
  if (!children) return null;
  if (placesOf(without(runs, children.spans), EITHER).length > 0) return null;
  const beside = without(runs, [...spansOf(family), ...children.spans]);
  const rooms = foundIn(beside, ROOMS);
  const adults = foundIn(beside, ADULTS);
  const relatives = childrenOf(family, adults, children);
  const { childrenAges, infants } = children;
  const unagedChildren = relatives ?? children.unagedChildren;
  const kids = (childrenAges?.length ?? 0) + (unagedChildren ?? 0) + (infants ?? 0);
  const isOfBabies = childrenAges === null && unagedChildren === null;
  const everybody = foundIn(beside, EVERYBODY).filter(
    ({ span }) => ![...adults, ...rooms].some((each) => overlaps(each.span, span)),
  );
  const families = kids > 0 ? family : [];
  const counts = [
    ...adults.map(adultsOf),
    ...families.map((each) => (countOf(each) ?? 0) - kids),
    // “for 2 with a baby” are two adults; “for 4 with kids 5 and 9” may be four people or six.
    ...everybody.flatMap((each) => {
      const count = countOf(each) ?? 0;
      if (!isJoined(each.span, runs, children.spans)) return [count - kids];
      return isOfBabies ? [count] : adults.length > 0 ? [] : [0];
    }),
  ];
  const party: TypedParty = {
    adults: agreed(counts),
    childrenAges,
    unagedChildren,
    infants,
    rooms: agreed(rooms.map((each) => countOf(each) ?? 0)),
  };
  const spans = [...children.spans, ...spansOf([...families, ...adults, ...everybody, ...rooms])];
  const isClear =
    (counts.length === 0 || party.adults !== null) && (rooms.length === 0 || party.rooms !== null);
  return spans.length > 0 && isClear && isPossible(party) ? { value: party, spans } : null;
}

/** The children of a family whose size alone is given, “family of four”; null where there are none, or they are mentioned. */
function childrenOf(family: readonly Found[], adults: readonly Found[], children: Children): number | null {
  const size = agreed(family.map((each) => countOf(each) ?? 0));
  if (size === null || children.childrenAges !== null || children.unagedChildren !== null) return null;
  const count = size - (agreed(adults.map(adultsOf)) ?? COUPLE) - (children.infants ?? 0);
  return count > 0 ? count : null;
}

/** Whether children are joined to a number of people: “for 2 with a baby”, but not “a family of four with a baby”. */
const isJoined = (everybody: Span, runs: readonly string[], children: readonly Span[]): boolean =>
  children.some(({ run, from }) => {
    const between = run === everybody.run ? runs[run]?.slice(everybody.to, from + JOINING_LENGTH) : undefined;
    return between !== undefined && !/family|משפחה/iu.test(runs[run] ?? '') && JOINING.test(between);
  });

/** Whether such a party can be searched; more adults than fit in one room need the number of rooms. */
function isPossible({ adults, childrenAges, unagedChildren, infants, rooms }: TypedParty): boolean {
  const ages = childrenAges ?? Array.from({ length: unagedChildren ?? 0 }, () => ANY_AGE);
  const party = {
    adults: adults ?? Math.max(COUPLE, rooms ?? 1),
    children: ages.length,
    childrenAges: [...ages],
    infants: infants ?? 0,
    rooms: rooms ?? 1,
  };
  return (
    (adults === null || adults >= 1) && party.adults <= partyLimits.adults && partyProblem(party) === null
  );
}
