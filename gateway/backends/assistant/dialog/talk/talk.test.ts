import { describe, expect, it } from 'vitest';
import { days, expectDialog, place, type Dialog } from '../testing/dialog.ts';

const dialogs: readonly Dialog[] = [
  {
    name: 'a greeting',
    steps: [
      {
        goal: { kind: 'small-talk', about: 'greeting' },
        has: [/^Hi, I’m Sherry! Where/],
        chips: ['A hotel in Rome'],
      },
    ],
  },
  {
    name: 'a greeting on a hotel’s page',
    language: 'he',
    context: { kind: 'hotel', hotelId: '12', path: '/Hotel?id=12' },
    steps: [
      { goal: { kind: 'small-talk', about: 'greeting' }, has: ['על המלון הזה'], chips: ['כמה זה עולה?'] },
    ],
  },
  {
    name: 'small talk in English',
    steps: [
      { goal: { kind: 'small-talk', about: 'thanks' }, has: ['With pleasure'], mood: 'pleased' },
      { goal: { kind: 'small-talk', about: 'who' }, has: ['computer program'] },
      { goal: { kind: 'small-talk', about: 'weather' }, has: ['don’t know the weather'], mood: 'sorry' },
      { goal: { kind: 'small-talk', about: 'favourite' }, has: ['have no favorites'] },
      {
        goal: { kind: 'small-talk', about: 'insult' },
        has: ['I’m sorry', 'talk to a person'],
        mood: 'sorry',
      },
      { goal: { kind: 'small-talk', about: 'help' }, has: ['I find hotels'] },
      { goal: { kind: 'small-talk', about: 'joke' }, has: ['suitcase'] },
      { goal: { kind: 'small-talk', about: 'how-are-you' }, has: ['thank you'] },
      { goal: { kind: 'small-talk', about: 'praise' }, has: ['kind'] },
      { goal: { kind: 'small-talk', about: 'goodbye' }, has: ['Goodbye'] },
    ],
  },
  {
    name: 'small talk in Hebrew has feminine verb forms',
    language: 'he',
    steps: [
      { goal: { kind: 'small-talk', about: 'who' }, has: ['אני שרי', 'מספרת'] },
      { goal: { kind: 'small-talk', about: 'insult' }, has: ['מצטערת'] },
      { goal: { kind: 'small-talk', about: 'weather' }, has: ['אני לא יודעת'] },
      { goal: { kind: 'unknown' }, has: ['את זה אני לא יודעת', 'אני מוצאת מלונות'] },
      { goal: { kind: 'person' }, has: ['הכפתור ״העברה לצוות שלנו״'] },
    ],
  },
  {
    name: 'a message that is not understood leads to a reply that says what Sherry can do',
    steps: [
      {
        goal: { kind: 'unknown' },
        has: ['I don’t know that', 'I find hotels'],
        chips: ['What can you do?'],
        mood: 'sorry',
      },
    ],
  },
  {
    name: 'a request for a person',
    steps: [{ goal: { kind: 'person' }, has: ['the button “Pass on to our team” below'] }],
  },
  {
    name: '“yes” and “no” without a question',
    steps: [
      { goal: { kind: 'yes' }, has: ['What shall I look for?'] },
      { goal: { kind: 'no' }, has: ['instead'] },
    ],
  },
  {
    name: '“yes” to more hotels',
    steps: [
      { goal: { kind: 'find' }, details: { places: place('rome'), dates: days('2026-12-10', '2026-12-14') } },
      { goal: { kind: 'yes' }, has: ['More hotels'] },
    ],
  },
  {
    name: '“yes” after a failure repeats the search',
    world: { failing: { searchHotels: 'TIMEOUT' } },
    steps: [
      { goal: { kind: 'find' }, details: { places: place('rome') }, state: { proposal: { kind: 'find' } } },
      { goal: { kind: 'yes' }, has: ['could not check'] },
    ],
  },
  {
    name: 'requests to open a search, and to pay',
    steps: [
      {
        goal: { kind: 'find' },
        details: { places: place('rome'), dates: days('2026-12-10', '2026-12-14'), stars: [5] },
      },
      {
        goal: { kind: 'act', act: 'apply' },
        has: ['opens this search'],
        actions: [/OPEN_SEARCH \/Discover\?.*stars=5/],
      },
      { goal: { kind: 'act', act: 'pay' }, has: ['never pay'], actions: [{ kind: 'OPEN_BOOKINGS' }] },
    ],
  },
  {
    name: 'extras with their prices',
    steps: [
      {
        goal: { kind: 'extras', about: 'insurance' },
        has: ['₪34 per guest'],
        not: ['₪99'],
        chips: ['What does a rental car cost?'],
      },
      {
        goal: { kind: 'extras', about: 'cars' },
        has: ['Compact car: ₪99 a day, 4 seats', 'GPS: ₪20 for the whole rental'],
      },
      { goal: { kind: 'extras', about: 'attractions' }, has: ['Zoo: ₪80 per person'] },
      { goal: { kind: 'extras', about: 'all' }, has: ['₪34', '₪99', '₪80', 'during checkout'] },
    ],
  },
  {
    name: 'what the insurance covers is not in the catalogue',
    context: { kind: 'checkout-insurance' },
    steps: [
      {
        message: 'What does it cover?',
        goal: { kind: 'extras', about: 'insurance' },
        has: [/^I don’t know what exactly it covers/, '₪34 per guest', 'during checkout'],
      },
      {
        message: 'How much is it?',
        goal: { kind: 'extras', about: 'insurance' },
        not: ['what exactly it covers'],
      },
    ],
  },
  {
    name: 'extras in Hebrew',
    language: 'he',
    context: { kind: 'checkout-car' },
    steps: [{ goal: { kind: 'extras', about: 'cars' }, has: ['רכב קומפקטי: 99 ₪ ליום, 4 מושבים'] }],
  },
  {
    name: 'texts of help pages are quoted',
    steps: [
      { goal: { kind: 'page', page: 'cancellation' }, has: ['until 48 hours before check-in'] },
      {
        message: 'Im over 65, what are my rights?',
        goal: { kind: 'page', page: 'cancellation' },
        has: [/^Whoever is over 65/],
      },
      { goal: { kind: 'page', page: 'terms' }, has: ['I have no text about that'], mood: 'sorry' },
    ],
  },
  {
    name: 'a question about the site is answered in the site’s words',
    steps: [
      {
        message: 'Could I postpone my stay?',
        goal: { kind: 'unknown' },
        has: [/^Book the new dates first/],
      },
      {
        message: 'CAN I CHANGE the dates of my booking?',
        goal: { kind: 'unknown' },
        has: [/^Book the new dates first/],
      },
      {
        message: 'booking dates, please',
        goal: { kind: 'bookings', question: 'list' },
        not: ['Book the new dates first'],
      },
      {
        message: 'My stepmother’s booking was weird last autumn',
        goal: { kind: 'unknown' },
        has: ['I don’t know that'],
      },
    ],
  },
  {
    name: 'a message that is not understood leads to similar questions as suggestions',
    language: 'he',
    steps: [
      {
        message: 'לדחות את מסיבת הכיתה',
        goal: { kind: 'unknown' },
        has: ['את זה אני לא יודעת'],
        chips: ['אפשר לשנות תאריכים של הזמנה'],
      },
    ],
  },
  {
    name: 'when a text of the site cannot be read, Sherry says so',
    world: { failing: { page: 'TIMEOUT' } },
    steps: [{ goal: { kind: 'page', page: 'payment' }, has: ['could not check'] }],
  },
  {
    name: 'when the extras cannot be read, Sherry says so in Hebrew',
    language: 'he',
    world: { failing: { extras: 'TIMEOUT' } },
    steps: [{ goal: { kind: 'extras', about: 'all' }, has: ['לא הצלחתי לבדוק'] }],
  },
];

describe('messages about other subjects', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
