import { describe, expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

/** A Tuesday. */
const today = '2026-11-24';

const cases: readonly (readonly [locale: string, text: string, day: string | null])[] = [
  // Numbers, in the order of the page.
  ['en-GB', '20/5/2026', '2026-05-20'],
  ['en-US', '5/20/2026', '2026-05-20'],
  ['he-IL', '20.5.26', '2026-05-20'],
  ['he-IL', '‏20.5.2026', '2026-05-20'],
  ['de-DE', '1.2.2027', '2027-02-01'],
  ['de-DE', '1.2.27', '2027-02-01'],
  ['zh-CN', '2026/5/20', '2026-05-20'],
  ['en-GB', ' 2026-05-20 ', '2026-05-20'],
  ['en-GB', '29/02/2028', '2028-02-29'],
  ['ar-AE', '٠٥/٠٣/٢٠٢٧', '2027-03-05'],
  // Without a year: the next one.
  ['en-GB', '12/3', '2027-03-12'],
  ['en-GB', '24/11', '2026-11-24'],
  ['en-GB', '23/11', '2027-11-23'],
  ['en-GB', '29/2', '2028-02-29'],
  ['en-US', '3/12', '2027-03-12'],
  ['de-DE', '12.3.', '2027-03-12'],
  ['zh-CN', '3/12', '2027-03-12'],
  ['en-GB', '30', '2026-11-30'],
  ['en-GB', '5', '2026-12-05'],
  ['fr-FR', '31', '2026-12-31'],
  // Months in words, in the page's language and in English.
  ['en-GB', '12 mar', '2027-03-12'],
  ['en-GB', '12 March', '2027-03-12'],
  ['en-GB', 'March 12', '2027-03-12'],
  ['en-GB', '12th of March 2028', '2028-03-12'],
  ['en-GB', 'Fri, 12 March', '2027-03-12'],
  ['en-GB', '12mar27', '2027-03-12'],
  ['en-GB', '3 sept', '2027-09-03'],
  ['he-IL', '12 במרץ', '2027-03-12'],
  ['he-IL', 'ה-12 במרס 2028', '2028-03-12'],
  ['he-IL', 'יום שישי, 12 במרץ', '2027-03-12'],
  ['he-IL', '3 ינו׳', '2027-01-03'],
  ['he-IL', '12 mar', '2027-03-12'],
  ['es-ES', '12 de marzo de 2027', '2027-03-12'],
  ['es-ES', '12 mar', '2027-03-12'],
  ['fr-FR', '1er février', '2027-02-01'],
  ['fr-FR', '12 août', '2027-08-12'],
  ['fr-FR', '12 aout', '2027-08-12'],
  ['de-DE', '12. März', '2027-03-12'],
  ['it-IT', '12 marzo', '2027-03-12'],
  ['pt-BR', '12 de março', '2027-03-12'],
  ['ru-RU', '12 марта 2027 г.', '2027-03-12'],
  ['ru-RU', '12 мая', '2027-05-12'],
  ['ar-AE', '12 مارس', '2027-03-12'],
  ['zh-CN', '3月12日', '2027-03-12'],
  ['zh-CN', '2027年3月12日', '2027-03-12'],
  // Days relative to today.
  ['en-GB', 'today', '2026-11-24'],
  ['en-GB', 'Tomorrow', '2026-11-25'],
  ['en-GB', 'day after tomorrow', '2026-11-26'],
  ['en-GB', 'in 3 days', '2026-11-27'],
  ['en-GB', 'in 2 weeks', '2026-12-08'],
  ['he-IL', 'מחר', '2026-11-25'],
  ['he-IL', 'מחרתיים', '2026-11-26'],
  ['he-IL', 'בעוד 3 ימים', '2026-11-27'],
  ['he-IL', 'עוד שבוע', '2026-12-01'],
  ['es-ES', 'mañana', '2026-11-25'],
  ['fr-FR', 'après-demain', '2026-11-26'],
  ['fr-FR', "aujourd'hui", '2026-11-24'],
  ['de-DE', 'übermorgen', '2026-11-26'],
  ['it-IT', 'domani', '2026-11-25'],
  ['pt-BR', 'amanhã', '2026-11-25'],
  ['ru-RU', 'завтра', '2026-11-25'],
  ['ar-AE', 'غدا', '2026-11-25'],
  ['zh-CN', '明天', '2026-11-25'],
  // English and Hebrew are read on every page, and tomorrow in every language.
  ['en-GB', 'מחר', '2026-11-25'],
  ['ru-RU', 'מחר', '2026-11-25'],
  ['he-IL', 'tomorrow', '2026-11-25'],
  ['zh-CN', 'tomorrow', '2026-11-25'],
  ['en-GB', '12 במרץ', '2027-03-12'],
  ['fr-FR', 'יום שישי', '2026-11-27'],
  ['de-DE', 'mañana', '2026-11-25'],
  // Weekdays: the coming one; with “next”, that of the next week.
  ['en-GB', 'friday', '2026-11-27'],
  ['en-GB', 'tue', '2026-12-01'],
  ['en-GB', 'this friday', '2026-11-27'],
  ['en-GB', 'next friday', '2026-12-04'],
  ['en-GB', 'next Sunday', '2026-11-29'],
  ['he-IL', 'יום שישי', '2026-11-27'],
  ['he-IL', 'שישי הבא', '2026-12-04'],
  ['he-IL', 'יום ה׳ הקרוב', '2026-11-26'],
  ['es-ES', 'el próximo viernes', '2026-11-27'],
  ['fr-FR', 'vendredi', '2026-11-27'],
  ['fr-FR', 'mar', '2026-12-01'],
  ['de-DE', 'nächsten Freitag', '2026-12-04'],
  ['it-IT', 'venerdì', '2026-11-27'],
  ['pt-BR', 'sexta', '2026-11-27'],
  ['pt-BR', 'sexta-feira', '2026-11-27'],
  ['ru-RU', 'в пятницу', '2026-11-27'],
  ['ar-AE', 'الجمعة', '2026-11-27'],
  ['zh-CN', '星期五', '2026-11-27'],
  ['zh-CN', '下周五', '2026-12-04'],
  // Texts that are not a day.
  ['en-GB', '30/02/2026', null],
  ['en-GB', '5/20/2026', null],
  ['en-GB', '30 February', null],
  ['en-GB', '12 ju', null],
  ['fr-FR', '12 jui', null],
  ['en-GB', 'March', null],
  ['en-GB', '45', null],
  ['en-GB', '12 March or so', null],
  ['en-GB', 'banana', null],
  ['en-GB', '', null],
];

describe('a typed day', () => {
  it.each(cases)('in %s: "%s" is read as %s', (locale, text, day) => {
    expect(readTypedDay(text, { locale, today })).toBe(day);
  });

  it.each([
    ['5/1', '2027-01-05'],
    ['29 dec', '2026-12-29'],
    ['friday', '2027-01-01'],
    ['2', '2027-01-02'],
  ])('without a year or a month is the first one after the other end of the stay: %s', (text, day) => {
    expect(readTypedDay(text, { locale: 'en-GB', today, after: '2026-12-28' })).toBe(day);
  });
});
