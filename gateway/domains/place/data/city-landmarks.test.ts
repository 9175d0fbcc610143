import { describe, expect, it } from 'vitest';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { landmarks } from '#shared/map/landmarks.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isOrdinary } from '../sentence/sentence-words.ts';
import { cityLandmarks } from './city-landmarks.ts';

/** Landmarks that a search by name must find, by country and city. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  'FR paris': [
    'Eiffel Tower',
    'Louvre',
    'Notre-Dame de Paris',
    'Arc de Triomphe',
    'Sacré-Cœur',
    'Musée d’Orsay',
    'Gare du Nord',
    'Gare de Lyon',
    'Gare Montparnasse',
    'Gare Saint-Lazare',
  ],
  'GB london': [
    'Big Ben',
    'Tower of London',
    'Buckingham Palace',
    'British Museum',
    'London Eye',
    'St Paul’s Cathedral',
    'King’s Cross',
    'Paddington',
    'Victoria',
    'Waterloo',
    'Liverpool Street',
  ],
  'IT rome': [
    'Colosseum',
    'Trevi Fountain',
    'Pantheon',
    'St. Peter’s Basilica',
    'Spanish Steps',
    'Roma Termini',
  ],
  'IL tel aviv': [
    'Carmel Market',
    'Dizengoff Square',
    'Azrieli Center',
    'Jaffa Clock Tower',
    'Tel Aviv Museum of Art',
    'Savidor Central',
    'HaShalom',
    'HaHagana',
  ],
  'IL jerusalem': [
    'Western Wall',
    'Church of the Holy Sepulchre',
    'Yad Vashem',
    'Israel Museum',
    'Mahane Yehuda Market',
    'Knesset',
    'Yitzhak Navon',
  ],
  'IL haifa': ['Shrine of the Báb'],
  'TR istanbul': [
    'Hagia Sophia',
    'Blue Mosque',
    'Topkapı Palace',
    'Grand Bazaar',
    'Galata Tower',
    'Taksim Square',
    'Dolmabahçe Palace',
  ],
  'US new york city': [
    'Empire State Building',
    'Times Square',
    'Statue of Liberty',
    'Rockefeller Center',
    'One World Trade Center',
    'Metropolitan Museum of Art',
    'Brooklyn Bridge',
    'Grand Central',
    'Penn Station',
  ],
  'ES barcelona': ['Sagrada Família', 'Park Güell', 'Camp Nou', 'Casa Batlló', 'Barcelona Sants'],
  'ES madrid': [
    'Museo del Prado',
    'Royal Palace of Madrid',
    'Puerta del Sol',
    'Santiago Bernabéu',
    'Atocha',
    'Chamartín',
  ],
  'GR athens': ['Parthenon', 'Syntagma Square', 'National Archaeological Museum', 'Panathenaic Stadium'],
  'DE berlin': ['Brandenburg Gate', 'Reichstag', 'Fernsehturm', 'Checkpoint Charlie', 'Berlin Hauptbahnhof'],
  'DE munich': ['Marienplatz', 'Nymphenburg Palace', 'Allianz Arena', 'München Hauptbahnhof'],
  'AT vienna': ['St. Stephen’s Cathedral', 'Schönbrunn Palace', 'Hofburg', 'Belvedere', 'Wien Hauptbahnhof'],
  'CZ prague': ['Charles Bridge', 'Prague Castle', 'Old Town Square', 'Praha hlavní nádraží'],
  'HU budapest': [
    'Hungarian Parliament Building',
    'Buda Castle',
    'Széchenyi Chain Bridge',
    'Budapest Keleti',
    'Budapest Nyugati',
  ],
  'NL amsterdam': ['Rijksmuseum', 'Anne Frank House', 'Dam Square', 'Van Gogh Museum', 'Amsterdam Centraal'],
  'IT venice': ['Piazza San Marco', 'Rialto Bridge', 'Venezia Santa Lucia'],
  'IT florence': ['Florence Cathedral', 'Ponte Vecchio', 'Firenze Santa Maria Novella'],
  'IT milan': ['Milan Cathedral', 'Sforza Castle', 'Milano Centrale'],
  'PT lisbon': ['Belém Tower', 'Jerónimos Monastery', 'Praça do Comércio'],
  'AE dubai': ['Burj Khalifa', 'Burj Al Arab'],
  'DK copenhagen': ['Little Mermaid', 'Tivoli Gardens', 'Nyhavn', 'København H'],
  'BE brussels': ['Grand-Place', 'Atomium', 'Bruxelles-Midi'],
  'CH zurich': ['Zürich Hauptbahnhof'],
  'JP tokyo': ['Tokyo Tower', 'Sensō-ji', 'Tokyo Skytree', 'Tokyo Station', 'Shinjuku', 'Shibuya'],
  'TH bangkok': ['Grand Palace', 'Wat Arun'],
  'SG singapore': ['Marina Bay Sands', 'Merlion'],
  'US las vegas': ['Bellagio'],
  'US san francisco': ['Golden Gate Bridge', 'Alcatraz'],
  'US los angeles': ['Griffith Observatory', 'Hollywood Sign'],
  'US washington': ['White House', 'Capitol', 'Lincoln Memorial'],
  'GB edinburgh': ['Edinburgh Castle', 'Edinburgh Waverley'],
  'PL warsaw': ['Palace of Culture and Science'],
  'PL krakow': ['Wawel Castle'],
  'GR thessaloniki': ['White Tower'],
  'AU sydney': ['Sydney Opera House'],
  'EG cairo': ['Great Pyramid of Giza'],
  'BR rio de janeiro': ['Christ the Redeemer'],
  'CA toronto': ['CN Tower'],
  'RU moscow': ['St. Basil’s Cathedral'],
  'IN new delhi': ['India Gate'],
  'IN mumbai': ['Gateway of India'],
  'IN agra': ['Taj Mahal'],
  'MY kuala lumpur': ['Petronas Towers'],
  'KR seoul': ['Gyeongbokgung', 'N Seoul Tower'],
  'HK hong kong': ['Tian Tan Buddha'],
  'CN shanghai': ['Oriental Pearl Tower'],
};

const found = cityLandmarks();
const byCity = (): Readonly<Record<string, readonly string[]>> => {
  const cities: Record<string, string[]> = {};
  for (const { country, city, name } of found) (cities[`${country} ${city}`] ??= []).push(name);
  return cities;
};

describe('the city of a landmark', () => {
  it('is the expected one for each landmark', () => {
    expect(byCity()).toEqual(CITIES);
  });

  it('is found for each sight and station, and has a Hebrew name', () => {
    const all = landmarks().filter(([kind]) => kind === 'sight' || kind === 'station');
    expect(found.map(({ name }) => name)).toEqual(all.map(([, name]) => name));
    expect(found.filter(({ country, city }) => cityNamesHe[country]?.[city] === undefined)).toEqual([]);
  });
});

it('no landmark has an everyday word as its name', () => {
  const ordinary = found.flatMap(({ names }) => names.filter((name) => isOrdinary(foldText(name))));
  expect(ordinary).toEqual([]);
});
