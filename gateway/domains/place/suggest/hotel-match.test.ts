import { describe, expect, it } from 'vitest';
import { hotelLikeness, hotelWords, distinctiveWords } from './hotel-match.ts';

const hotels = {
  coral: hotelWords({ en: 'Coral Bay Eilat', he: 'קורל ביי אילת' }, 'Eilat', 'Israel'),
  yarden: hotelWords({ en: 'Yarden Hotel', he: 'מלון ירדן' }, 'Tel Aviv', 'Israel'),
  terrace: hotelWords({ en: 'The White Terrace', he: 'המרפסת הלבנה' }, 'Jerusalem', 'Israel'),
  carmel: hotelWords({ en: 'Carmel Deck Haifa', he: null }, 'Haifa', 'Israel'),
  plain: hotelWords({ en: 'The Hotel', he: null }, 'Lucerne', 'Switzerland'),
};

const likeness = (words: string, hotel: keyof typeof hotels): number | null =>
  hotelLikeness(distinctiveWords(words), hotels[hotel]);

describe('matching words with a hotel', () => {
  it.each<readonly [string, keyof typeof hotels]>([
    ['Coral Bay Eilat', 'coral'],
    ['coral bay', 'coral'],
    ['the Coral Bay hotel in Eilat', 'coral'],
    ['coral bay אילת', 'coral'],
    ['קורל ביי', 'coral'],
    ['yarden', 'yarden'],
    ['Yarden Hotel Tel Aviv', 'yarden'],
    ['מלון ירדן בתל אביב', 'yarden'],
    ['ירדן', 'yarden'],
    ['White Terrace', 'terrace'],
    ['THE WHITE TÉRRACE', 'terrace'],
    ['המרפסת הלבנה', 'terrace'],
    ['carmel deck', 'carmel'],
    ['carmel deck israel', 'carmel'],
    ['ירדן ישראל', 'yarden'],
    ['yarden Израиль', 'yarden'],
  ])('gives the full score for “%s”', (words, hotel) => {
    expect(likeness(words, hotel)).toBe(1);
  });

  it.each<readonly [string, keyof typeof hotels]>([
    ['corral bay', 'coral'],
    ['coral', 'coral'],
    ['yardem', 'yarden'],
    ['במרפסת הלבנה', 'terrace'],
    ['מרפסת לבנה', 'terrace'],
    ['wihte terrace', 'terrace'],
    ['karmel deck', 'carmel'],
    ['coral bey', 'coral'],
    ['coral bey eilat', 'coral'],
    ['carmel dek', 'carmel'],
  ])('gives a lower score for “%s”', (words, hotel) => {
    const found = likeness(words, hotel);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(1);
  });

  it.each<readonly [string, keyof typeof hotels]>([
    ['eilat', 'carmel'],
    ['haifa', 'yarden'],
    ['tel aviv', 'yarden'],
    ['coral reef', 'coral'],
    ['coral bay haifa', 'coral'],
    ['white', 'coral'],
    ['dekc', 'carmel'],
    ['bey', 'coral'],
    ['bey eilat', 'coral'],
    ['coral day', 'coral'],
    ['hilton tel aviv', 'yarden'],
    ['lucerne', 'plain'],
    ['israel', 'yarden'],
    ['yarden italy', 'yarden'],
  ])('gives no score for “%s”', (words, hotel) => {
    expect(likeness(words, hotel)).toBeNull();
  });

  it('gives a low score for its city alone, and only when the city is in the name', () => {
    const [whole, city] = [likeness('carmel deck haifa', 'carmel'), likeness('haifa', 'carmel')];
    expect(whole).toBe(1);
    expect(city).toBeLessThan(0.7);
  });
});

it.each(['the hotel', 'מלון', 'המלון', '', ' - '])(
  '“%s” contains no distinctive word of a hotel’s name',
  (words) => {
    expect(distinctiveWords(words)).toEqual([]);
  },
);
