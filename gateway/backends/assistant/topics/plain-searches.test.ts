import { describe, expect, it } from 'vitest';
import { onHotelPage, withSearch } from '../understanding/testing/cases/contexts.ts';
import { newContext } from '../understanding/testing/summary.ts';
import { understand } from '../understanding/understand.ts';
import { chooseTopic } from './choose-topic.ts';
import { guessTopics } from './guess-topic.ts';
import { asksForHotels } from './with-topic.ts';

/** Searches and changes of a search; none is a question about one hotel. */
const SEARCHES = [
  'show me kosher ones',
  'kosher hotels',
  'find kosher hotels nearby',
  'half board',
  'I want to travel',
  'we would like to travel somewhere',
  'something cheaper',
  'we come by car so it must have parking',
  'only with free cancellation',
  'breakfast included please',
  'the cheapest with a lift',
  'closer to the beach',
  'quieter please',
  'other ones with a pool',
  'with a gym',
  'at least four stars',
  'not so expensive',
  'nearer to the centre',
  'a family room for four',
  'two nights more',
  'one week later',
  'add my mother',
  'the dates are wrong',
  'you got the dates wrong',
  'ארוחת בוקר כלולה בבקשה',
  'הזול ביותר עם מעלית',
  'חצי פנסיון',
  'אני רוצה לנסוע',
  'מלונות כשרים',
  'משהו יותר זול',
  'רק עם ביטול חינם',
  'עוד שני לילות',
  'קרוב יותר לים',
  'עם חדר כושר',
  'התאריכים לא נכונים',
];

describe.each([
  ['with a list', withSearch],
  ['on the page of a hotel', onHotelPage],
])('a plain search %s', (_name, change) => {
  it.each(SEARCHES)('keeps its goal: %s', async (message) => {
    const language = /\p{Script=Hebrew}/u.test(message) ? 'he' : 'en';
    const context = { ...newContext, ...change, language } as const;
    const reading = understand(message, context);
    const facts = {
      hasHotel: context.hasHotel,
      hasList: true,
      isAboutBookings: false,
      hasSiteAnswer: false,
      hasSherryAsked: false,
      isShort: message.split(' ').length < 3,
      asksForHotels: asksForHotels(message),
    };
    expect(chooseTopic(reading, facts, await guessTopics(message, language))).toBeNull();
  });
});
