import type { DestinationField_SuggestionFragment } from '#generated/graphql.ts';

type Suggested = DestinationField_SuggestionFragment;

/** A suggestion; Haifa by default. */
const suggestion = (changes: Partial<Suggested> = {}): Suggested => ({
  __typename: 'Suggestion',
  kind: 'CITY',
  id: '130446',
  name: 'Haifa',
  nameHe: 'חיפה',
  iata: null,
  area: null,
  region: null,
  regionHe: null,
  cityCode: '130446',
  cityName: 'Haifa',
  cityNameHe: 'חיפה',
  countryCode: 'IL',
  countryName: 'Israel',
  hotels: null,
  isClear: true,
  ...changes,
});

const countryOf = (code: string, name: string): Suggested =>
  suggestion({
    kind: 'COUNTRY',
    id: code,
    name,
    nameHe: null,
    cityCode: null,
    cityName: null,
    cityNameHe: null,
    countryCode: code,
    countryName: name,
  });

const inParis = (part: Partial<Suggested>): Suggested =>
  suggestion({
    kind: 'AREA',
    cityCode: '131408',
    cityName: 'Paris',
    cityNameHe: 'פריז',
    countryCode: 'FR',
    countryName: 'France',
    ...part,
  });

const inGalilee = { region: 'the Galilee', regionHe: 'הגליל', countryCode: 'IL', isClear: false } as const;

/** Cities of the Galilee, the only region in these fixtures. */
const galilee: readonly Suggested[] = [
  suggestion({
    ...inGalilee,
    id: '71',
    cityCode: '71',
    name: 'Tiberias',
    nameHe: 'טבריה',
    cityName: 'Tiberias',
    cityNameHe: 'טבריה',
  }),
  suggestion({
    ...inGalilee,
    id: '72',
    cityCode: '72',
    name: 'Safed',
    nameHe: 'צפת',
    cityName: 'Safed',
    cityNameHe: 'צפת',
  }),
];
const REGION = /^(?:galilee|הגליל)(?: (.*))?$/;

const NO_CITY_FIELDS = { cityCode: null, cityNameHe: null } as const;

/** Places and hotels that are suggested by the start of their name. */
const suggested: readonly Suggested[] = [
  countryOf('FR', 'France'),
  countryOf('IL', 'Israel'),
  suggestion({ hotels: 240 }),
  suggestion({
    id: '131408',
    cityCode: '131408',
    name: 'Paris',
    nameHe: 'פריז',
    cityName: 'Paris',
    cityNameHe: 'פריז',
    countryCode: 'FR',
    countryName: 'France',
    hotels: 1202,
  }),
  suggestion({
    id: '999',
    cityCode: '999',
    name: 'Paris',
    nameHe: null,
    cityName: 'Paris',
    cityNameHe: null,
    countryCode: 'US',
    countryName: 'United States',
  }),
  suggestion({
    kind: 'AIRPORT',
    id: 'CDG',
    iata: 'CDG',
    cityCode: '131408',
    name: 'Paris Charles de Gaulle',
    nameHe: null,
    cityName: 'Paris',
    cityNameHe: 'פריז',
    countryCode: 'FR',
    countryName: 'France',
  }),
  suggestion({
    ...NO_CITY_FIELDS,
    kind: 'HOTEL',
    id: 's1',
    name: 'Coral Bay',
    nameHe: null,
    cityName: 'Eilat',
  }),
  suggestion({
    ...NO_CITY_FIELDS,
    kind: 'HOTEL',
    id: 's2',
    name: 'Leonardo One',
    nameHe: null,
    cityName: 'Eilat',
    isClear: false,
  }),
  suggestion({
    ...NO_CITY_FIELDS,
    kind: 'HOTEL',
    id: 's3',
    name: 'Leonardo Two',
    nameHe: null,
    cityName: 'Haifa',
    isClear: false,
  }),
  inParis({ id: '131408 Montmartre', name: 'Montmartre', nameHe: 'מונמארטר', area: 'Montmartre' }),
  inParis({ id: '131408 Belleville', name: 'Belleville', nameHe: null }),
  inParis({ kind: 'SIGHT', id: '131408 Eiffel Tower', name: 'Eiffel Tower', nameHe: 'מגדל אייפל' }),
];

export const startsWith =
  (search: string) =>
  (place: { readonly name: string; readonly iata?: string | null }): boolean =>
    place.iata === search || place.name.toLowerCase().startsWith(search.toLowerCase());

/** The words before and after Paris in a sentence such as “a week in Paris for four”; empty for any other text. */
const besideParis = (typed: string): string[] => {
  const [, before, behind] = /^(?:(.*?) in )?Paris(?: ((?:for |ל|\d).*))?$/.exec(typed) ?? [];
  return [before, behind].flatMap((words) => words ?? []);
};

/** The words after “Coral Bay”; empty if there are none. */
const besideCoralBay = (typed: string): string[] => {
  const behind = /^Coral Bay (.+)$/.exec(typed)?.[1];
  return behind ? [behind] : [];
};

/** “Hiafa in march for 2”: a misspelled name that is so short that it is only asked about. */
const MISSPELT = /^Hiafa (.+)$/;

const UNKNOWN_HOTEL = 'hilton haifa';

/** Suggestions while typing: places that start with the typed text, or the city of the unknown hotel. */
export const typedSoFar = (
  typed: string,
): (Suggested & { readonly unused: string[]; readonly isMisspelt: boolean })[] => {
  if (MISSPELT.test(typed)) return readSentence(typed);
  const isSentence = [...besideParis(typed), ...besideCoralBay(typed)].length > 0;
  if (isSentence || REGION.test(typed)) return readSentence(typed);
  const isUnknown = typed === UNKNOWN_HOTEL;
  return suggested
    .filter(startsWith(isUnknown ? 'Haifa' : typed))
    .map((each) => Object.assign({ unused: isUnknown ? ['hilton'] : [], isMisspelt: false }, each));
};

/** Possible meanings of a typed sentence; `unused` are the words around the name of the place or hotel. */
export const readSentence = (
  typed: string,
): (Suggested & { readonly unused: string[]; readonly isMisspelt: boolean })[] => {
  const beside = MISSPELT.exec(typed)?.[1];
  if (beside) return [{ ...suggestion({ hotels: 240, isClear: false }), isMisspelt: true, unused: [beside] }];
  const region = REGION.exec(typed);
  if (region)
    return galilee.map((each) =>
      Object.assign({ unused: region[1] ? [region[1]] : [], isMisspelt: false }, each),
    );
  const atHotel = besideCoralBay(typed);
  if (atHotel.length > 0)
    return suggested
      .filter(startsWith('Coral Bay'))
      .map((each) => Object.assign({ unused: atHotel, isMisspelt: false }, each));
  const runs = besideParis(typed);
  const found = suggested.filter(startsWith(runs.length > 0 ? 'Paris' : typed.replace(/ Paris$/, '')));
  return found.map((each) =>
    Object.assign({ unused: each.kind === 'CITY' ? runs : [], isMisspelt: false }, each),
  );
};
