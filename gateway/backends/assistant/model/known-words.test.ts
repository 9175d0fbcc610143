import { describe, expect, it } from 'vitest';
import { emptyLedger } from '../grounding/ledger.ts';
import { isOfKnownWords } from './known-words.ts';

const facts = {
  ...emptyLedger,
  names: ['Carmel View', 'נוף הכרמל', 'Haifa', 'חיפה', 'Pool', 'Breakfast Included', 'Deluxe Double'],
  texts: ['A quiet house above the bay, with a garden.'],
};
const said = 'is there a helipad at the hotel? יש שם קזינו?';
const passes = (sentence: string): boolean => isOfKnownWords(sentence, facts, said);

describe('a sentence of a model', () => {
  it.each([
    'Here is one for you:',
    '- [Carmel View](/Hotel?id=1&checkin=2026-12-10): ₪742 a night, breakfast included',
    'It costs ₪742 a night for two adults.',
    'Prices read at 14:32 Israel time.',
    'It is a quiet house above the bay.',
    'Shall I look for something cheaper?',
    'I don’t know whether it has a helipad.',
    'Open the page of the hotel and choose a room.',
    'הנה מה שמצאתי בחיפה:',
    'המלון נוף הכרמל עולה 742 ₪ ללילה.',
    'אני לא יודעת אם יש שם קזינו.',
    'תרצו לראות משהו זול יותר?',
    'בשמחה.',
  ])('of plain words and words of results passes: %s', (sentence) => {
    expect(passes(sentence)).toBe(true);
  });

  it.each([
    'Try hilton haifa.',
    'Hilton next to Carmel View has rooms.',
    'It has a rooftop garden and a casino.',
    'It is right by the train station.',
    'Check-in is at noon.',
    'It costs next to nothing.',
    'That is half of what others charge.',
    'It is the cheapest hotel in Haifa.',
    'Use code save.',
    'Write to evil at example dot com.',
    'There is no cancellation fee.',
    'No hotel in Haifa has a pool.',
    'Carmel View has a helipad.',
    'It is very popular and friendly.',
    'מומלץ לשהות בהילטון חיפה.',
    'יש שם קזינו.',
    'זה המלון הזול ביותר בחיפה.',
    'אין דמי ביטול.',
    'הוא ממש ליד תחנת הרכבת.',
  ])('that claims in words nobody brought falls: %s', (sentence) => {
    expect(passes(sentence)).toBe(false);
  });
});
