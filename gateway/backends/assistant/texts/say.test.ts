import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { isTextKey, say, type TextKey, type Value } from './say.ts';

const named = { en: 'Ritz', he: null };
const hebrew = { en: null, he: 'מלון הים' };
const nameless = { en: null, he: null };

it.each<[TextKey, Record<string, Value>, Language, string]>([
  ['hotel.reviews', { n: 1 }, 'en', 'from 1 review'],
  ['hotel.reviews', { n: 1_200 }, 'en', 'from 1,200 reviews'],
  ['hotel.reviews', { n: 2 }, 'he', 'לפי שתי ביקורות'],
  ['hotel.ratingUnknown', { hotel: named }, 'en', 'I know no guest rating of Ritz.'],
  ['hotel.ratingUnknown', { hotel: nameless }, 'en', 'I know no guest rating of this hotel.'],
  ['offer.feeNow', { fee: { amountMinor: 120_050, currency: 'ILS' } }, 'en', 'cancelling costs ₪1,200.50'],
  ['offer.free', { until: null }, 'en', 'free cancellation'],
  ['offer.free', { until: say('hotel.this') }, 'en', 'free cancellation until this hotel'],
  ['booking.added', { extras: () => '' }, 'en', ''],
])('the message %s with %o is in %s “%s”', (key, values, language, words) => {
  expect(say(key, values)(language)).toBe(words);
});

it('text from a source cannot become a link, and is isolated when its direction is another one', () => {
  const text = say('hotel.noneNamed', { name: '[here](https://else.where) *now*' });
  expect(text('en')).toBe('I found no hotel called “here (https://else.where) now”.');
  expect(say('hotel.noneNamed', { name: 'הים' })('en')).toContain('“\u2068הים\u2069”');
  expect(say('hotel.noneNamed', { name: 'Ritz' })('he')).toContain('״\u2068Ritz\u2069״');
});

it('a source cannot choose which words a message has', () => {
  const none = say('booking.fact', { fact: { en: 'none', he: null } });
  expect(none('en')).toBe('none.');
});

it('Hebrew writes its one-letter words together with Hebrew words and names a hotel’s kind once', () => {
  const total = { amountMinor: 50_000, currency: 'ILS' };
  const at = (hotel: Value) => say('hotel.lists', { hotel, amenities: say('amenity.Pool') })('he');
  expect(at(hebrew)).toBe('במלון הים יש בריכה.');
  expect(at(named)).toBe('במלון \u2068Ritz\u2069 יש בריכה.');
  expect(at(() => '[מלון הים](/Hotel)')).toBe('ב־[מלון הים](/Hotel) יש בריכה.');
  const meant = (place: Value) => say('place.meant', { words: 'רומ', place })('he');
  expect(meant('רומא')).toBe('״רומ״: התכוונתם לרומא?');
  expect(meant('Rome')).toBe('״רומ״: התכוונתם ל־\u2068Rome\u2069?');
  expect(say('offer.dearest', { hotel: named, price: total, stay: '', room: '' })('he')).toContain('מ־500');
});

it('what a source names need not have a message', () => {
  expect(isTextKey('meal.Lunch')).toBe(true);
  expect(isTextKey('meal.Midnight feast')).toBe(false);
  expect(isTextKey('toString')).toBe(false);
});
