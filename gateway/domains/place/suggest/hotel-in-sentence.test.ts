import { beforeAll, describe, expect, it } from 'vitest';
import { tokensOf } from '../sentence/sentence-tokens.ts';
import { service, shown, stored } from '../testing/suggest-kit.ts';
import { hotelInSentence } from './hotel-in-sentence.ts';
import { hotelWords } from './hotel-match.ts';

const HOTELS = [
  stored('s1', 'Hilton Tel Aviv', 'הילטון תל אביב', 'Tel Aviv', 'Israel'),
  stored('s2', 'Coral Bay Eilat', 'מפרץ האלמוגים אילת', 'Eilat', 'Israel'),
  stored('s3', 'Hotel Rome', null, 'London', 'United Kingdom'),
  stored('s4', 'The Four', null, 'Rome', 'Italy'),
  stored('s5', 'Hotel Carmel', null, 'Tel Aviv', 'Israel'),
  stored('s6', 'Leonardo Deck', null, 'Haifa', 'Israel'),
  stored('s8', 'Grand Plaza', null, 'Bucharest', 'Romania'),
  stored('s10', 'The Beach', null, 'Eilat', 'Israel'),
  stored('s9', 'מלון כרמל', 'מלון כרמל', 'Tel Aviv', 'Israel'),
  stored('s7', 'Leonardo Deck Suites Haifa', null, 'Haifa', 'Israel'),
];
const ready = service(async () => HOTELS);
beforeAll(() => ready.places.warmUp());

/** The first suggestion for a sentence, and the unused words; “?” in front when it is not clear. */
const read = async (typed: string): Promise<string> => {
  const [first] = await ready.suggest(typed, 5, true);
  return [`${first && !first.isClear ? '?' : ''}${shown(first)}`, ...(first?.unused ?? [])].join(' | ');
};

describe('a hotel in a longer sentence', () => {
  it.each([
    ['3 nights at the hilton tel aviv in may for two', 'HOTEL Hilton Tel Aviv | 3 nights | in may for two'],
    ['tel aviv hilton for a week, breakfast', 'HOTEL Hilton Tel Aviv | for a week, breakfast'],
    ['the hilton in tel aviv with kids and grandma', 'HOTEL Hilton Tel Aviv | with kids and grandma'],
    ['quiet room at hotel hilton for two in tel aviv', 'HOTEL Hilton Tel Aviv | quiet room | for two'],
    ['coral bay for our honeymoon', 'HOTEL Coral Bay Eilat | for our honeymoon'],
    ['a week at Coral Bay Israel with breakfast', 'HOTEL Coral Bay Eilat | a week | with breakfast'],
    ['leonardo deck suites for a family in haifa', 'HOTEL Leonardo Deck Suites Haifa | for a family'],
    ['two nights at hotel de russie rome with balcony', 'HOTEL Hotel de Russie | two nights | with balcony'],
    ['שלושה לילות במלון הילטון תל אביב במאי לזוג', 'HOTEL Hilton Tel Aviv | שלושה לילות | במאי לזוג'],
    ['חופשה במפרץ האלמוגים באילת לארבעה', 'HOTEL Coral Bay Eilat | חופשה | לארבעה'],
  ])('comes first for “%s”: %s', async (typed, meant) => {
    expect(await read(typed)).toBe(meant);
  });

  it('comes before its city', async () => {
    const found = await ready.suggest('3 nights at the hilton tel aviv in may for two', 5, true);
    expect(shown(found[1])).toBe('CITY Tel Aviv, IL');
    expect(found[1]?.unused).toEqual([]);
  });
});

describe('a country next to the name of a hotel', () => {
  it.each([
    ['hilton israel', 'HOTEL Hilton Tel Aviv'],
    ['Hilton, Israel', 'HOTEL Hilton Tel Aviv'],
    ['israel hilton', 'HOTEL Hilton Tel Aviv'],
    ['the hilton hotel in israel', 'HOTEL Hilton Tel Aviv'],
    ['coral bay israel', 'HOTEL Coral Bay Eilat'],
    ['grand plaza romania', 'HOTEL Grand Plaza'],
    ['מלון הילטון ישראל', 'HOTEL Hilton Tel Aviv'],
    ['הילטון בישראל', 'HOTEL Hilton Tel Aviv'],
    ['מפרץ האלמוגים ישראל', 'HOTEL Coral Bay Eilat'],
    ['отель Hilton Израиль', 'HOTEL Hilton Tel Aviv'],
    ['Hilton в Израиле', 'HOTEL Hilton Tel Aviv'],
    ['Hilton في إسرائيل', 'HOTEL Hilton Tel Aviv'],
    ['hilton israel for two', 'HOTEL Hilton Tel Aviv | for two'],
    ['שבוע במלון הילטון ישראל לזוג', 'HOTEL Hilton Tel Aviv | שבוע | לזוג'],
  ])('narrows the search in “%s” to %s', async (typed, meant) => {
    expect(await read(typed)).toBe(meant);
  });

  it('narrows the search while the text is still being typed', async () => {
    const first = async (typed: string) => shown((await ready.suggest(typed, 5))[0]);
    expect(await first('hilton isra')).toBe('HOTEL Hilton Tel Aviv');
    expect(await first('הילטון ישר')).toBe('HOTEL Hilton Tel Aviv');
    expect(await first('hilton italy')).not.toBe('HOTEL Hilton Tel Aviv');
  });

  it('leaves several hotels with this name before the country itself, and none is chosen', async () => {
    const two = service(async () => [
      stored('s1', 'Hilton Tel Aviv', 'הילטון תל אביב', 'Tel Aviv', 'Israel'),
      stored('s2', 'Hilton Eilat', null, 'Eilat', 'Israel'),
      stored('s3', 'Hilton Rome', null, 'Rome', 'Italy'),
    ]);
    await two.places.warmUp();
    const found = await two.suggest('hilton israel', 5, true);
    expect(found.slice(0, 2).map(shown).toSorted()).toEqual(['HOTEL Hilton Eilat', 'HOTEL Hilton Tel Aviv']);
    expect(shown(found[2])).toBe('COUNTRY Israel, IL');
    expect(found.map(({ isClear, unused }) => isClear || unused.length > 0)).toEqual([false, false, false]);
    expect((await two.suggest('hilton italy', 5, true)).map(shown)).toEqual(['HOTEL Hilton Rome']);
  });
});

describe('a place comes before a hotel when', () => {
  it.each([
    ['the hotel’s name has no distinctive word', 'rome hotel for four', 'CITY Rome, IT | hotel for four'],
    [
      'only a part of the hotel’s name is typed',
      'leonardo for two in haifa',
      'CITY Haifa, IL | leonardo for two',
    ],
    ['the hotel is in another country', 'hilton france', 'COUNTRY France, FR | hilton'],
    ['only a part of the name is next to the country', 'leonardo israel', 'COUNTRY Israel, IL | leonardo'],
    ['the name next to the country is an everyday word', 'beach israel', 'COUNTRY Israel, IL | beach'],
    ['the hotel is in another city', 'hilton eilat for two', 'CITY Eilat, IL | hilton | for two'],
    [
      'the words of the name are separated by others',
      'coral or a bay in eilat',
      'CITY Eilat, IL | coral or a bay',
    ],
    [
      'only a single word of the name is typed',
      'in tel aviv for two like hilton',
      'CITY Tel Aviv, IL | for two like hilton',
    ],
    [
      'the hotel is in a place whose name only starts alike',
      'grand plaza for two in roma',
      'CITY Rome, IT | grand plaza for two',
    ],
    ['the name is a part of a sight’s', 'hotel carmel market for two', 'SIGHT Carmel Market, IL | for two'],
  ])('%s: “%s”', async (_, typed, meant) => {
    expect(await read(typed)).toBe(meant);
  });
});

it('a sight whose Hebrew name contains that of a hotel is read as the sight', async () => {
  const [first] = await ready.suggest('שוק הכרמל בתל אביב לזוג', 5, true);
  expect(shown(first)).toBe('SIGHT Carmel Market, IL');
});

it('a hotel is not found in a sentence when its name has a wrong letter', () => {
  const words = hotelWords({ en: 'Coral Bay', he: null }, 'Eilat', 'Israel');
  expect(hotelInSentence(tokensOf('corral bay for two'), words)).toBeNull();
  expect(hotelInSentence(tokensOf('coral bay for two'), words)?.isUsed).toEqual([true, true, false, false]);
});
