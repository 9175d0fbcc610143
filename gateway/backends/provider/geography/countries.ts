import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** A row of CountryList. */
export interface CountryRow {
  readonly Code: string;
  readonly Name: string;
}

/** Territories that the provider does not sell. */
const unsold = new Set(['CU', 'IR', 'KP', 'SY', 'TL', 'AX', 'GG', 'IM', 'JE']);

/** Codes in the provider's list that are not in the ISO list, or only in older editions. */
const nonIsoRows: Readonly<Record<string, string>> = {
  AN: 'Netherlands Antilles',
  CB: 'Canada Buffer',
  EU: 'European Monetary Union',
  MB: 'Mexico Buffer',
  QL: 'Lithuania (Dummy Code)',
  SU: 'Soviet Union',
  TP: 'East Timor',
  YU: 'Yugoslavia',
};

/** English names that the provider writes differently from the standard. */
const spellings: Readonly<Record<string, string>> = {
  AG: 'Antigua & Barbuda',
  BA: 'Bosnia and Herzegowina',
  BL: 'St. Barthelemy',
  BQ: 'Bonaire Saba Sint Eustatius',
  BV: 'Bouvet Islands',
  CD: 'Congo (Rep. Dem.)',
  CG: 'Congo',
  CI: 'Ivory Coast',
  CN: 'China',
  CW: 'Curacao',
  FJ: 'Fiji Islands',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  GS: 'South Georgia & South Sandwich',
  HM: 'Heard & Mcdonald Islands',
  KN: 'St. Kitts and Nevis',
  LA: 'LAOS',
  MD: 'Moldova',
  MK: 'Macedonia',
  MO: 'Macau',
  NF: 'Norfolk Islands',
  PM: 'St. Pierre And Miquelon',
  RU: 'Russia',
  SH: 'St. Helena',
  SJ: 'Svalbard & Jan Mayen Islands',
  ST: 'Sao Tome & Principe',
  SZ: 'Swaziland',
  TC: 'Turks & Caicos Islands',
  TR: 'Turkey',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  UM: 'US Minor Outlying Islands',
  VA: 'Vatican City State',
  VC: 'St. Vincent & the Grenadines',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  WF: 'Wallis & Futuna Islands',
};

/** The data package has several names for some countries, the common one first. */
function firstName(name: string | readonly string[]): string {
  return typeof name === 'string' ? name : (name[0] ?? '');
}

/** CountryList as the provider sends it: 249 rows by name, including the extra codes, English only. */
export function countryRows(): readonly CountryRow[] {
  const standard = Object.entries(english.countries).filter(([code]) => !unsold.has(code));
  const named = standard.map(([code, name]) => ({ Code: code, Name: spellings[code] ?? firstName(name) }));
  const extra = Object.entries(nonIsoRows).map(([code, name]) => ({ Code: code, Name: name }));
  return [...named, ...extra].toSorted((a, b) => a.Name.localeCompare(b.Name, 'en'));
}
