/** A city people ask for, with the country whose city list it stands in. */
export interface KnownCity {
  /** As the city list spells it. */
  readonly name: string;
  readonly countryCode: string;
  /** Other spellings, Hebrew ones first. */
  readonly spellings: readonly string[];
}

const city = (name: string, countryCode: string, ...spellings: string[]): KnownCity => ({
  name,
  countryCode,
  spellings,
});

/** Cities that a message can name. The gateway still decides whether a city exists and which code it has. */
export const knownCities: readonly KnownCity[] = [
  city('Tel Aviv', 'IL', 'תל אביב', 'ת א', 'tel-aviv', 'telaviv'),
  city('Jerusalem', 'IL', 'ירושלים'),
  city('Eilat', 'IL', 'אילת'),
  city('Haifa', 'IL', 'חיפה'),
  city('Tiberias', 'IL', 'טבריה'),
  city('Netanya', 'IL', 'נתניה'),
  city('Paris', 'FR', 'פריז', 'פריס'),
  city('Nice', 'FR', 'ניס'),
  city('London', 'GB', 'לונדון'),
  city('Edinburgh', 'GB', 'אדינבורו'),
  city('Rome', 'IT', 'רומא', 'roma'),
  city('Milan', 'IT', 'מילאנו', 'milano'),
  city('Venice', 'IT', 'ונציה', 'venezia'),
  city('Florence', 'IT', 'פירנצה', 'firenze'),
  city('Barcelona', 'ES', 'ברצלונה'),
  city('Madrid', 'ES', 'מדריד'),
  city('Lisbon', 'PT', 'ליסבון', 'lisboa'),
  city('Berlin', 'DE', 'ברלין'),
  city('Munich', 'DE', 'מינכן', 'munchen'),
  city('Vienna', 'AT', 'וינה', 'wien'),
  city('Prague', 'CZ', 'פראג', 'praha'),
  city('Budapest', 'HU', 'בודפשט'),
  city('Amsterdam', 'NL', 'אמסטרדם'),
  city('Brussels', 'BE', 'בריסל'),
  city('Zurich', 'CH', 'ציריך'),
  city('Athens', 'GR', 'אתונה'),
  city('Copenhagen', 'DK', 'קופנהגן'),
  city('Stockholm', 'SE', 'שטוקהולם', 'סטוקהולם'),
  city('Dublin', 'IE', 'דבלין'),
  city('Warsaw', 'PL', 'ורשה'),
  city('Krakow', 'PL', 'קרקוב'),
  city('Bucharest', 'RO', 'בוקרשט'),
  city('Sofia', 'BG', 'סופיה'),
  city('Tbilisi', 'GE', 'טביליסי'),
  city('Larnaca', 'CY', 'לרנקה'),
  city('Limassol', 'CY', 'לימסול'),
  city('Istanbul', 'TR', 'איסטנבול'),
  city('Dubai', 'AE', 'דובאי'),
  city('New York', 'US', 'ניו יורק', 'new york city', 'nyc'),
  city('Los Angeles', 'US', 'לוס אנגלס'),
  city('Miami', 'US', 'מיאמי'),
  city('Las Vegas', 'US', 'לאס וגאס'),
  city('Bangkok', 'TH', 'בנגקוק'),
  city('Tokyo', 'JP', 'טוקיו'),
  city('Singapore', 'SG', 'סינגפור'),
  city('Sydney', 'AU', 'סידני'),
];
