import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

it.each([
  ['מלון נפלא, Wi-Fi מהיר', 'en', { lang: 'he', dir: 'rtl' }],
  ['Lovely place', 'he', { lang: 'en', dir: 'ltr' }],
  ['Lovely place', 'ar', { lang: 'en', dir: 'ltr' }],
  ['Отлично', 'de', { lang: 'ru', dir: 'ltr' }],
  ['فندق جميل', 'he', { lang: 'ar', dir: 'rtl' }],
  ['很好', 'fr', { lang: 'zh', dir: 'ltr' }],
  ['מלון נפלא', 'he', { dir: 'rtl' }],
  // This may be French or English, so it stays unmarked.
  ['Lovely place', 'fr', { dir: 'ltr' }],
  ['10 / 10', 'he', { dir: 'auto' }],
] as const)('the text "%s" on a page in %s is marked by its letters', (text, own, marks) => {
  expect(marksOf(text, own)).toEqual(marks);
});

it('Latin letters are marked as English when their source writes only English in them', () => {
  expect(marksOf('I found three hotels', 'fr', 'en')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(marksOf('I found three hotels', 'en', 'en')).toEqual({ dir: 'ltr' });
  expect(marksOf('מצאתי שלושה', 'he', 'en')).toEqual({ dir: 'rtl' });
});
