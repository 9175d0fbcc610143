import { beforeAll, expect, it } from 'vitest';
import { service, shown } from '../testing/suggest-kit.ts';

const ready = service();
beforeAll(() => ready.places.warmUp());

/** The first suggestion for a sentence, and the unused words; “?” in front when it is not clear. */
const read = async (typed: string): Promise<string> => {
  const [first] = await ready.suggest(typed, 5, true);
  const mark = first && !first.isClear ? '?' : '';
  return [mark + shown(first), ...(first?.unused ?? [])].join(' | ');
};

it.each([
  // English
  ['pariis hotel near eiffel', 'SIGHT Eiffel Tower, FR'],
  ['paris near eiffel', 'SIGHT Eiffel Tower, FR'],
  ['paris near the river', 'CITY Paris, FR | near the river'],
  [
    'a week in Rome for four (2 adults, 2 kids 5 and 9), breakfast, under 2,000 euros',
    'CITY Rome, IT | a week | for four (2 adults, 2 kids 5 and 9), breakfast, under 2,000 euros',
  ],
  ['london next weekend', 'CITY London, GB | next weekend'],
  ['hotel in paris', 'CITY Paris, FR'],
  ['hotels near Rome', 'CITY Rome, IT'],
  ['Rome', 'CITY Rome, IT'],
  ['new york', 'CITY New York, US'],
  ['Rome, Italy', 'CITY Rome, IT'],
  ['cheap hotels in barcelona with a pool', 'CITY Barcelona, ES | cheap hotels | with a pool'],
  [
    'romantic getaway in Venice, breakfast included',
    'CITY Venice, IT | romantic getaway | breakfast included',
  ],
  ['nice hotel in Berlin with breakfast', 'CITY Berlin, DE | nice hotel | with breakfast'],
  ['best week in May for two in Las Vegas', 'CITY Las Vegas, US | best week in May for two'],
  ['something quiet in Greece for our honeymoon', 'COUNTRY Greece, GR | something quiet | for our honeymoon'],
  ['flight from tel aviv to paris and a suite', 'CITY Paris, FR | flight from tel aviv | and a suite'],
  ['hotel near the pantheon london for two', 'CITY London, GB | hotel near the pantheon | for two'],
  ['close to the colosseum france for two', 'COUNTRY France, FR | close to the colosseum | for two'],
  ['Montmartre in Paris, two nights, balcony', 'AREA Montmartre, FR | two nights, balcony'],
  ['somewhere in trastevere with a rooftop bar', 'AREA Trastevere, IT | somewhere | with a rooftop bar'],
  ['near Heathrow for an early flight please', 'AIRPORT LHR, GB | for an early flight please'],
  ['late arrival at JFK one night', 'AIRPORT JFK, US | late arrival | one night'],
  ['barcelonna weekend with kids and grandma', 'CITY Barcelona, ES | weekend with kids and grandma'],
  ['amsterdm canal view', 'CITY Amsterdam, NL | canal view'],
  ['weekend in NYC with theatre', 'CITY New York, US | weekend | with theatre'],
  ['a quiet week in nice with breakfast', 'CITY Nice, FR | a quiet week | with breakfast'],
  ['pool and spa in Chantilly this summer', 'CITY Chantilly, FR | pool and spa | this summer'],
  ['paris or rome in spring', '?CITY Paris, FR'],
  ['leonardo haifa', 'CITY Haifa, IL | leonardo'],
  ['corral bay eilat', 'HOTEL Coral Bay Eilat'],
  ['paris texas', '?CITY Paris, US'],
  ['london texas', '?CITY London, US'],
  // a Hebrew prefix before a name whose first word is short
  ['סופש בתל אביב לזוג, בריכה, ביטול חינם', 'CITY Tel Aviv, IL | סופש | לזוג, בריכה, ביטול חינם'],
  ['מלון בתל אביב עם בריכה', 'CITY Tel Aviv, IL | עם בריכה'],
  // sights and stations
  ['eiffel tower', 'SIGHT Eiffel Tower, FR'],
  ['hotel near eiffel tower for 2', 'SIGHT Eiffel Tower, FR | for 2'],
  [
    'a quiet week near the eifel tower with breakfast',
    'SIGHT Eiffel Tower, FR | a quiet week | with breakfast',
  ],
  ['two nights in rome close to the colosseum, balcony', 'SIGHT Colosseum, IT | two nights | balcony'],
  ['cheap room by gare du nord next friday', 'STATION Gare du Nord, FR | cheap room | next friday'],
  ['a weekend in lyon after the louvre', 'CITY Lyon, FR | a weekend | after the louvre'],
  ['שבוע ליד מגדל אייפל לארבעה עם מרפסת', 'SIGHT Eiffel Tower, FR | שבוע | לארבעה עם מרפסת'],
  ['דירה בירושלים ליד הכותל לזוג עם מרפסת', 'SIGHT Western Wall, IL | דירה | לזוג עם מרפסת'],
  ['שלום, מלון שקט ליד בית הכנסת', 'nothing'],
  ['a quiet week for four with breakfast', 'nothing'],
  ['nice hotel with breakfast under 200 euros', 'nothing'],
  ['best deal in march for a young family', 'nothing'],
  ['something for us two', 'nothing'],
  // Hebrew
  ['תל אביב סופש הבא לזוג', 'CITY Tel Aviv, IL | סופש הבא לזוג'],
  ['מלון בירושלים עם בריכה מחוממת', 'CITY Jerusalem, IL | עם בריכה מחוממת'],
  ['חופשה משפחתית באילת בפסח', 'CITY Eilat, IL | חופשה משפחתית | בפסח'],
  ['טיסה מתל אביב לברצלונה', 'CITY Barcelona, ES | טיסה מתל אביב'],
  ['שבוע ברומא לארבעה כולל ארוחת בוקר', 'CITY Rome, IT | שבוע | לארבעה כולל ארוחת בוקר'],
  ['מלון ליד ארמון המלוכה במדריד לזוג', 'SIGHT Royal Palace of Madrid, ES | לזוג'],
  ['דירה בנווה צדק עם מרפסת', 'AREA Neve Tzedek, IL | דירה | עם מרפסת'],
  ['משהו שקט ביוון לירח דבש', 'COUNTRY Greece, GR | משהו שקט | לירח דבש'],
  ['בית מלון עם בריכה וארוחת בוקר', 'nothing'],
  // Russian
  ['отель в Риме с завтраком', 'CITY Rome, IT | с завтраком'],
  ['Париж на двоих в мае', 'CITY Paris, FR | на двоих в мае'],
  ['тихий отель с бассейном', 'nothing'],
  // Arabic
  ['فندق في باريس مع افطار', 'CITY Paris, FR | مع افطار'],
  ['دبي لشخصين الاسبوع القادم', 'CITY Dubai, AE | لشخصين الاسبوع القادم'],
  // French
  ['un hôtel calme à Venise avec petit déjeuner', 'CITY Venice, IT | un hôtel calme | avec petit déjeuner'],
  ['week-end à Londres pour deux', 'CITY London, GB | week-end | pour deux'],
  // German
  ['ruhiges Zimmer in München mit Frühstück', 'CITY Munich, DE | ruhiges Zimmer | mit Frühstück'],
  ['Wien am Wochenende zu zweit', 'CITY Vienna, AT | am Wochenende zu zweit'],
  // Spanish, Italian, Portuguese, Chinese
  ['fin de semana en Roma con desayuno', 'CITY Rome, IT | fin de semana | con desayuno'],
  ['camera tranquilla a Firenze con colazione', 'CITY Florence, IT | camera tranquilla | con colazione'],
  ['quarto em Nova Iorque para dois', 'CITY New York, US | quarto | para dois'],
  ['巴黎的酒店两个人', 'CITY Paris, FR | 酒店两个人'],
])('the sentence “%s” is read as %s', async (typed, meant) => {
  expect(await read(typed)).toBe(meant);
});

it('several places that are named in one sentence are suggested, and none is chosen', async () => {
  const found = await ready.suggest('paris or rome in spring', 5, true);
  expect(found.map((each) => [shown(each), each.isClear])).toEqual([
    ['CITY Paris, FR', false],
    ['CITY Rome, IT', false],
  ]);
});

it('the unused words around a place are reported while the user types, for each place that matches', async () => {
  const unused = async (typed: string) =>
    (await ready.suggest(typed, 5)).map((each) => [shown(each), ...each.unused].join(' | '));
  expect((await unused('rome for 4'))[0]).toBe('CITY Rome, IT | for 4');
  expect((await unused('רומא ל-4'))[0]).toBe('CITY Rome, IT | ל-4');
  expect((await unused('hotels in rome'))[0]).toBe('CITY Rome, IT');
  expect((await unused('barcelonna for 4'))[0]).toBe('CITY Barcelona, ES | for 4');
  expect(await unused('tel aviv for 4')).toContain('AIRPORT TLV, IL | for 4');
  const parises = (await unused('paris for 4')).filter((each) => each.startsWith('CITY Paris'));
  expect(parises).toEqual(['CITY Paris, FR | for 4', 'CITY Paris, US | for 4']);
});

it('hotels that contain all the words come after the city and airport that the words name', async () => {
  const found = await ready.suggest('leonardo haifa', 5, true);
  expect(found.map(shown).slice(0, 4)).toEqual([
    'CITY Haifa, IL',
    'AIRPORT HFA, IL',
    'HOTEL Leonardo Deck Haifa',
    'HOTEL Leonardo View',
  ]);
});

it('words that only resemble a place are not read as one', async () => {
  const typed = [
    'an example of a change',
    'the israeli parts',
    'german breakfast',
    'לשירות של טקסטים',
    'GOOD SPA BAR',
  ];
  for (const each of typed) expect(await read(each)).toBe('nothing');
});

it('a text of more than 300 characters is refused, and while the user types one of more than 100', async () => {
  const words = (count: number) => `rome ${'x'.repeat(count - 5)}`;
  expect((await ready.suggest(words(300), 5, true)).map(shown)[0]).toBe('CITY Rome, IT');
  await expect(ready.suggest(words(301), 5, true)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(ready.suggest(words(300), 5)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it.each([
  ['hotels in Barcelna 5-8 jan for 2', 'CITY Barcelona, ES', true],
  ['Barcelna 5-8 jan for 2', 'CITY Barcelona, ES', true],
  ['milna in march for 2 under 120 euros a night', '?CITY Milan, IT', true],
  ['Athns for a week in may, breakfast', '?CITY Athens, GR', true],
  ['a week in Athns for two', 'CITY Athens, GR', true],
  ['מלון בברצלנה 5-8 בינואר לזוג', 'CITY Barcelona, ES', true],
  ['שבוע באתינה לזוג', 'CITY Athens, GR', true],
  ['לונדן מחר', '?CITY London, GB', true],
  ['אטונה במאי', '?CITY Athens, GR', true],
  ['בנקוק בפברואר', 'CITY Bangkok, TH', false],
  ['פאריז בפברואר', 'CITY Paris, FR', false],
  ['Barcelona 5-8 jan for 2', 'CITY Barcelona, ES', false],
  ['Rome', 'CITY Rome, IT', false],
  ['Barcelna', 'CITY Barcelona, ES', false],
])('“%s” means %s; asked whether it is meant: %s', async (typed, meant, isAsked) => {
  for (const isSentence of [false, true]) {
    const [first] = await ready.suggest(typed, 5, isSentence);
    const mark = first && !first.isClear ? '?' : '';
    expect([mark + shown(first), first?.isMisspelt]).toEqual([meant, isAsked]);
  }
});

it.each([
  'a quiet place with large rooms and great views',
  'cheap flights for three friends',
  'somewhere sunny for older parents',
  'hotel with sauna',
  'hotel with a large garden',
  'wedding hotel with dance floor',
  'צימר שקט עם בריכה לזוג',
  'חופשה רומנטית עם נוף לים',
  'מקלחת גדולה ומיטה נוחה',
  'טיול משפחתי בחופש הגדול',
  'לילות ארוכים ובריכה מחוממת',
])('“%s” names no place, also none with wrong letters', async (typed) => {
  expect(shown((await ready.suggest(typed, 5, true))[0])).toBe('nothing');
});
