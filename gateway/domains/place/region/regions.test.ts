import { beforeAll, describe, expect, it } from 'vitest';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { service, shown } from '../testing/suggest-kit.ts';
import { regionNamed, regions } from './regions.ts';

const world = {
  countries: {
    IL: 'Israel',
    IT: 'Italy',
    PT: 'Portugal',
    US: 'United States',
    FR: 'France',
    ES: 'Spain',
    GR: 'Greece',
  },
  towns: {
    IL: ['Tel Aviv', 'Tiberias', 'Safed', 'Nahariya', 'Haifa', 'Eilat', 'Ein Bokek', 'Arad'],
    IT: ['Rome', 'Florence', 'Pisa', 'Siena', 'Lucca'],
    PT: ['Lisbon', 'Faro', 'Lagos', 'Albufeira'],
    US: ['New York', 'Andalusia', 'Paris'],
    FR: ['Paris', 'Nice', 'Cannes'],
    ES: ['Barcelona', 'Seville', 'Granada'],
    GR: ['Athens', 'Heraklion', 'Chania'],
  },
};
const ready = service(undefined, world);
beforeAll(() => ready.places.warmUp());

/** The first suggestion, its region and the unused words; “?” in front when it is not clear. */
const first = async (typed: string, isSentence = false): Promise<string> => {
  const [found] = await ready.suggest(typed, 5, isSentence);
  if (found?.kind !== 'PLACE') return shown(found);
  const mark = found.isClear ? '' : '?';
  return [mark + shown(found), found.spot.region?.name ?? '', ...found.unused].join(' | ');
};

describe('a typed region', () => {
  it.each([
    ['galilee', '?CITY Tiberias, IL | the Galilee'],
    ['the galilee', '?CITY Tiberias, IL | the Galilee'],
    ['Tuscany', '?CITY Florence, IT | Tuscany'],
    ['tuscany italy', '?CITY Florence, IT | Tuscany'],
    ['the algarve', '?CITY Faro, PT | the Algarve'],
    ['crete', '?CITY Heraklion, GR | Crete'],
    ['כרתים', '?CITY Heraklion, GR | Crete'],
    ['Kreta', '?CITY Heraklion, GR | Crete'],
    ['hotels in tuscany', '?CITY Florence, IT | Tuscany'],
    ['north', '?CITY Haifa, IL | the north of Israel'],
    ['north israel', '?CITY Haifa, IL | the north of Israel'],
    ['the south of france', '?CITY Nice, FR | the south of France'],
    ['southern france', '?CITY Nice, FR | the south of France'],
    ['דרום צרפת', '?CITY Nice, FR | the south of France'],
    ['הגליל', '?CITY Tiberias, IL | the Galilee'],
    ['בגליל', '?CITY Tiberias, IL | the Galilee'],
    ['צפון', '?CITY Haifa, IL | the north of Israel'],
    ['טוסקנה', '?CITY Florence, IT | Tuscany'],
    ['الجليل', '?CITY Tiberias, IL | the Galilee'],
    ['Toskana', '?CITY Florence, IT | Tuscany'],
    ['Toscane', '?CITY Florence, IT | Tuscany'],
    ['Галилея', '?CITY Tiberias, IL | the Galilee'],
    ['加利利', '?CITY Tiberias, IL | the Galilee'],
    // The start of a name, and wrong letters.
    ['tusc', '?CITY Florence, IT | Tuscany'],
    ['tuscanny', '?CITY Florence, IT | Tuscany'],
    ['galil', '?CITY Tiberias, IL | the Galilee'],
    // The region is more important than a small town with the same name.
    ['andalusia', '?CITY Seville, ES | Andalusia'],
    // A name that a searchable place has too.
    ['dead sea', 'CITY Ein Bokek, IL | '],
    ['ים המלח', 'CITY Ein Bokek, IL | '],
  ])('suggests its cities for “%s”: %s', async (typed, meant) => {
    expect(await first(typed)).toBe(meant);
    expect(await first(typed, true)).toBe(meant);
  });

  it.each([
    ['a week in tuscany for four', '?CITY Florence, IT | Tuscany | a week | for four'],
    [
      'quiet place in the galilee with a pool',
      '?CITY Tiberias, IL | the Galilee | quiet place | with a pool',
    ],
    ['שבוע בגליל עם בריכה', '?CITY Tiberias, IL | the Galilee | שבוע | עם בריכה'],
    ['something in siena, tuscany', 'CITY Siena, IT |  | something'],
    ['wine and pisa in tuscany italy', 'CITY Pisa, IT |  | wine'],
  ])('is found in the sentence “%s” as %s', async (typed, meant) => {
    expect(await first(typed, true)).toBe(meant);
  });

  it('suggests its listed cities, each with the region, in the order of the table', async () => {
    const found = await ready.suggest('galilee', 5);
    expect(found.map(shown)).toEqual(['CITY Tiberias, IL', 'CITY Safed, IL', 'CITY Nahariya, IL']);
    expect(found.map((each) => each.kind === 'PLACE' && each.spot.region?.nameHe)).toEqual([
      'הגליל',
      'הגליל',
      'הגליל',
    ]);
  });

  it('returns the unused words with each of its cities while the user types', async () => {
    const found = await ready.suggest('galilee for 4', 5);
    expect(found.map(({ unused }) => unused.join())).toEqual(['for 4', 'for 4', 'for 4']);
  });

  it('whose name is also another name of a city suggests that city first, then the others of the region', async () => {
    expect((await ready.suggest('dead sea', 5)).map(shown)).toEqual(['CITY Ein Bokek, IL', 'CITY Arad, IL']);
  });

  it('reads the list of cities when it is not cached yet', async () => {
    const cold = service(undefined, world);
    expect((await cold.suggest('tuscany', 5)).map(shown)).toEqual([
      'CITY Florence, IT',
      'CITY Pisa, IT',
      'CITY Siena, IT',
      'CITY Lucca, IT',
    ]);
  });
});

describe('regions in phrases', () => {
  const named = async (...phrases: string[]) =>
    (await ready.places.regions(phrases)).map(({ region, words, isOnlyAlone, cities }) =>
      [region.name, words, isOnlyAlone, ...cities.map(({ place }) => place.name)].join(' | '),
    );

  it('are found with their cities, each once', async () => {
    expect(await named('hotels', 'tuscany', 'toscana', 'riviera')).toEqual([
      'Tuscany | tuscany | false | Florence | Pisa | Siena | Lucca',
      'the French Riviera | riviera | true | Nice | Cannes',
    ]);
  });

  it('are not found for the name of a place that can be searched', async () => {
    expect(await named('dead sea', 'rome')).toEqual([]);
  });

  it('are limited to twenty phrases of a hundred characters', async () => {
    const refused = { code: 'BAD_USER_INPUT' };
    await expect(named(...Array.from({ length: 21 }, String))).rejects.toMatchObject(refused);
    await expect(named('x'.repeat(101))).rejects.toMatchObject(refused);
  });
});

it('no two regions share a name, and none has the name of a known city', () => {
  const names = regions.flatMap((region) => region.names.concat(region.loneNames));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const cities = new Set(Object.values(cityNamesHe).flatMap((known) => Object.keys(known)));
  expect(names.filter((name) => cities.has(name) && name !== 'dead sea')).toEqual([]);
});

it.each(['champagne', 'rioja', 'savoy', 'bohemian', 'kerry', 'סיני', 'אביה', 'הארץ', 'שמפאן'])(
  'a word with another meaning is not read as a region inside a sentence: %s',
  (word) => {
    expect(regionNamed(word, { isWholeText: false })).toBeUndefined();
  },
);
