import { folded } from '../language.ts';
import { listedPlaces, regionNotSearched } from '../replies/place-words.ts';
import type { Place } from '../tools/tools.ts';
import { plainPlace } from './places.ts';
import type { Scope } from './scope.ts';

/** Regions that people name and no search knows: in English, in Hebrew, other spellings, their country and cities. */
const REGIONS: readonly (readonly [en: string, he: string, also: string, country: string, cities: string])[] =
  [
    ['Tuscany', 'טוסקנה', 'toscana,tuscan', 'IT', 'Siena,Pisa,Lucca,Florence,Arezzo'],
    ['Umbria', 'אומבריה', '', 'IT', 'Perugia,Assisi,Orvieto'],
    ['the Amalfi Coast', 'חוף אמלפי', 'amalfi coast', 'IT', 'Amalfi,Positano,Sorrento'],
    ['Provence', 'פרובנס', '', 'FR', 'Avignon,Aix-en-Provence,Arles,Marseille'],
    [
      'the French Riviera',
      'הריביירה הצרפתית',
      'french riviera,cote dazur,riviera,ריביירה',
      'FR',
      'Nice,Cannes,Antibes',
    ],
    ['Normandy', 'נורמנדי', 'normandie', 'FR', 'Rouen,Caen,Deauville,Le Havre'],
    ['Brittany', 'ברטאן', 'bretagne,בריטני', 'FR', 'Rennes,Saint-Malo,Quimper'],
    ['Alsace', 'אלזס', '', 'FR', 'Strasbourg,Colmar,Mulhouse'],
    ['Bavaria', 'בוואריה', 'bayern,בוואריה', 'DE', 'Munich,Nuremberg,Augsburg,Regensburg'],
    ['Tyrol', 'טירול', 'tirol', 'AT', 'Innsbruck,Kitzbühel'],
    ['Andalusia', 'אנדלוסיה', 'andalucia', 'ES', 'Seville,Granada,Málaga,Córdoba'],
    ['Catalonia', 'קטלוניה', 'catalunya', 'ES', 'Barcelona,Girona,Tarragona'],
    ['the Algarve', 'אלגרבה', 'algarve', 'PT', 'Faro,Lagos,Albufeira'],
    ['Cornwall', 'קורנוול', '', 'GB', 'Newquay,Falmouth,Penzance'],
    [
      'the Scottish Highlands',
      'ההיילנדס',
      'highlands,scottish highlands,היילנדס',
      'GB',
      'Inverness,Fort William',
    ],
    ['Transylvania', 'טרנסילבניה', '', 'RO', 'Brasov,Sibiu,Cluj-Napoca'],
    ['Dalmatia', 'דלמטיה', '', 'HR', 'Split,Dubrovnik,Zadar'],
    ['the Peloponnese', 'פלופונסוס', 'peloponnese', 'GR', 'Nafplio,Kalamata,Patras'],
  ];

const EXACT = 0.95;
const MOST = 4;

/** “Florence” of “not Florence”. */
const isRefused = (message: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?:not|except|outside|but|לא|חוץ מ|מלבד) ?(?:in |ב)?${name}`, 'u').test(message),
  );

/**
 * A region that a message names instead of a city, with what is said of it; null when there is none or one of its cities is
 * wanted.
 */
export async function regionSaid(
  scope: Scope,
): Promise<{ readonly text: string; readonly places: readonly Place[] } | null> {
  const { language } = scope;
  const spellings = new Set(scope.understood.said.places.flatMap((words) => words.spellings));
  const region = REGIONS.find(([en, he, also]) =>
    [en, he, ...also.split(',')].some((name) => spellings.has(folded(name))),
  );
  if (!region) return null;
  const [en, he, , country, cities] = region;
  const found = await scope.tools.findPlaces(cities.split(','));
  const message = folded(scope.message);
  const known = found
    .filter(
      ({ kind, countryCode, likeness }) => kind === 'city' && countryCode === country && likeness >= EXACT,
    )
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at);
  const namesOf = ({ name }: Place): string[] =>
    [name.en, name.he].flatMap((one) => (one ? [folded(one)] : []));
  const wanted = known.filter((place) => !isRefused(message, namesOf(place)));
  if (wanted.some((place) => namesOf(place).some((name) => spellings.has(name)))) return null;
  const places = wanted.map(plainPlace).slice(0, MOST);
  return {
    places,
    text: regionNotSearched(language === 'he' ? he : en, listedPlaces(places, language), language),
  };
}
