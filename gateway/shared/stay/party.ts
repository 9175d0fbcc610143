/** Number of guests and rooms, with every field set. `childrenAges` has one age per child. */
export interface PartySize {
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: number[];
  readonly infants: number;
  readonly rooms: number;
}

export const defaultParty: PartySize = { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 };

/** The largest party. The provider's limit per room counts infants as children. */
export const partyLimits = {
  rooms: 9,
  adults: 30,
  adultsPerRoom: 8,
  childrenPerRoom: 4,
  maxAge: 17,
} as const;

export type PartyProblem = 'adults-below-rooms' | 'too-many-adults' | 'too-many-children' | 'out-of-range';

/** Adults and children together: the URL parameter `guests`. */
export const guestsOf = (party: Pick<PartySize, 'adults' | 'children'>): number =>
  party.adults + party.children;

/** Everyone, infants included: the seats that a car needs. */
export const peopleOf = (party: Pick<PartySize, 'adults' | 'children' | 'infants'>): number =>
  guestsOf(party) + party.infants;

/** Why a party cannot be searched; null when it can. Guests are spread evenly over the rooms. */
export const partyProblem = (party: PartySize): PartyProblem | null => {
  const { adults, children, childrenAges, infants, rooms } = party;
  const counts = [adults, children, infants, rooms, ...childrenAges];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return 'out-of-range';
  if (rooms < 1 || rooms > partyLimits.rooms || childrenAges.length !== children) return 'out-of-range';
  if (childrenAges.some((age) => age > partyLimits.maxAge)) return 'out-of-range';
  if (adults < rooms) return 'adults-below-rooms';
  if (adults > partyLimits.adults || Math.ceil(adults / rooms) > partyLimits.adultsPerRoom)
    return 'too-many-adults';
  if (Math.ceil((children + infants) / rooms) > partyLimits.childrenPerRoom) return 'too-many-children';
  return null;
};

const wholeNumber = (text: string | null): number | null =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : null;

const readAges = (text: string | null): number[] => {
  if (!text) return [];
  const ages = text.split(',').map((part) => wholeNumber(part));
  return ages.every((age) => age !== null) ? ages : [];
};

const countNames = ['guests', 'adults', 'children', 'infants', 'rooms'];

/**
 * Reads the guests of a URL: `guests` is the total; `adults`, `children`, `ages` (comma list), `infants`, `rooms` are
 * optional and count only when they agree with it and with each other. Unusable values become the default.
 * @returns guests that can be searched, and whether they differ from those in the URL; absent and empty parameters do
 * not count
 */
export const readRequestedParty = (
  params: URLSearchParams,
): { readonly party: PartySize; readonly isReplaced: boolean } => {
  const guests = wholeNumber(params.get('guests'));
  const adults = wholeNumber(params.get('adults'));
  const children = wholeNumber(params.get('children')) ?? 0;
  const detailed: PartySize = {
    adults: adults ?? Math.max(1, (guests ?? defaultParty.adults + children) - children),
    children,
    childrenAges: readAges(params.get('ages')),
    infants: wholeNumber(params.get('infants')) ?? 0,
    rooms: wholeNumber(params.get('rooms')) ?? 1,
  };
  const agrees = guests === null || guests === guestsOf(detailed);
  const isRead = countNames.every((name) => !params.get(name) || wholeNumber(params.get(name)) !== null);
  if (agrees && partyProblem(detailed) === null) return { party: detailed, isReplaced: !isRead };
  const total: PartySize = { ...defaultParty, adults: guests ?? defaultParty.adults };
  return { party: partyProblem(total) === null ? total : defaultParty, isReplaced: true };
};

/** The guests of a URL, or their replacement. */
export const readParty = (params: URLSearchParams): PartySize => readRequestedParty(params).party;

/** Writes the guests into a URL: always `guests`, the rest only when the total does not imply it. */
export const writeParty = (params: URLSearchParams, party: PartySize): void => {
  for (const name of ['adults', 'children', 'ages', 'infants', 'rooms']) params.delete(name);
  params.set('guests', String(guestsOf(party)));
  if (party.children > 0) {
    params.set('adults', String(party.adults));
    params.set('children', String(party.children));
    params.set('ages', party.childrenAges.join(','));
  }
  if (party.infants > 0) params.set('infants', String(party.infants));
  if (party.rooms > 1) params.set('rooms', String(party.rooms));
};
