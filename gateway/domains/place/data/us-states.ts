import type { Atlas } from '../match/place-guess.ts';
import { foldName, type Spot, spotOf, type SuggestIndex } from '../suggest/suggest-index.ts';

/** Postal codes of the states of the United States and the District of Columbia, with their English names. */
const STATES = `
AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia
FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine
MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada
NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia
WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
`;

/** States of the cities that we know by name: with another state (`miami, oh`), a text does not mean our city. */
const STATE_OF_KNOWN: ReadonlyMap<string, string> = new Map([
  ['boston', 'ma'],
  ['chicago', 'il'],
  ['dallas', 'tx'],
  ['houston', 'tx'],
  ['las vegas', 'nv'],
  ['los angeles', 'ca'],
  ['miami', 'fl'],
  ['new york', 'ny'],
  ['new york city', 'ny'],
  ['orlando', 'fl'],
  ['philadelphia', 'pa'],
  ['san diego', 'ca'],
  ['san francisco', 'ca'],
  ['seattle', 'wa'],
  ['washington', 'dc'],
]);

interface State {
  /** Two letters, as `foldName` writes them. */
  readonly code: string;
  /** The name as `foldName` writes it. */
  readonly name: string;
}

const states: readonly State[] = STATES.trim()
  .split(/[|\n]/)
  .map((row) => ({ code: foldName(row.slice(0, 2)), name: foldName(row.slice(3)) }));

/** True for the folded name of a state. */
export const isStateName = (text: string): boolean => states.some(({ name }) => name === text);

/** A text that ends with a state. */
interface BesideState extends State {
  /** The text before the state, folded. */
  readonly city: string;
}

/**
 * The state that a text ends with; of West Virginia and Virginia the longer one. Null without a state, and when the
 * text is only a state.
 */
function stateOf(text: string): BesideState | null {
  let best: BesideState | null = null;
  for (const { code, name } of states)
    for (const word of [name, code]) {
      // With the space before it, so that the end of a longer word does not match.
      if (!` ${text}`.endsWith(` ${word}`)) continue;
      const city = text.slice(0, -word.length).trim();
      if (!best || city.length < best.city.length) best = { code, name, city };
    }
  return best;
}

/** Cities that a text names with their state, and whether the state is certainly theirs. */
interface InState {
  readonly spots: readonly Spot[];
  readonly isSure: boolean;
}

const COUNTRY = 'US';
const NONE: InState = { spots: [], isSure: false };

/**
 * Cities of the United States before their state, as in “Portland Maine” or “Cambridge MA”. When the provider's list
 * has the city with its state, that one is meant, and a city that we know by name matches its own state. Any other name
 * may belong to cities in several states, and the list does not say which.
 * @param text folded
 */
export function spotsInState(text: string, { cities }: Atlas, { exact }: SuggestIndex): InState {
  const beside = stateOf(text);
  const listed = cities.get(COUNTRY)?.exact;
  if (!beside || beside.city === '' || !listed) return NONE;
  const { city, code, name } = beside;
  const spelled = [`${city} ${code}`, `${city} ${name}`].flatMap((spelling) => listed.get(spelling) ?? []);
  if (spelled.length > 0) return { spots: spelled.map(spotOf), isSure: true };
  const known = (exact.get(city) ?? []).filter(
    ({ kind, place }) => kind === 'CITY' && place.countryCode === COUNTRY,
  );
  return {
    spots: [...known, ...(listed.get(city) ?? []).map(spotOf)],
    isSure: STATE_OF_KNOWN.get(city) === code,
  };
}
