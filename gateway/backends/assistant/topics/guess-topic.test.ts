import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { classifierOf } from './classifier.ts';
import english from './examples/en.json' with { type: 'json' };
import hebrew from './examples/he.json' with { type: 'json' };
import { createFeatureReader } from './features.ts';
import { guessTopics } from './guess-topic.ts';
import type { Topic } from './topic.ts';
import { train } from './train.ts';

type Examples = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const files: readonly (readonly [Language, Examples])[] = [
  ['en', english],
  ['he', hebrew],
];

function examplesOf(language: Language, file: Examples) {
  const featuresOf = createFeatureReader(language);
  return Object.entries(file).flatMap(([group, topics]) =>
    Object.entries(topics).flatMap(([name, texts]) =>
      texts.map((text) => ({ label: `${group} ${name}`, features: featuresOf(text) })),
    ),
  );
}

const hotel = (amenity: string): Topic => ({ kind: 'hotel', question: { kind: 'amenity', amenity } });

/** Messages that no example repeats. */
const messages: readonly (readonly [string, Topic])[] = [
  [
    'we get in at dawn, from what hour will they let us have the room',
    { kind: 'hotel', question: { kind: 'times' } },
  ],
  ['my aunt walks with a stick and stairs are hard for her', hotel('lift')],
  ['we will have a hire car, can it stay at the hotel at night', hotel('Parking')],
  ['I have forgotten for which dates I booked', { kind: 'bookings', question: 'times' }],
  ['do I get a bath towel or must I bring my own', hotel('towels and toiletries')],
  ['say I called off my trip, what money would I get back', { kind: 'bookings', question: 'cancel' }],
  ['haha are you a real human or a bot', { kind: 'small-talk', about: 'who' }],
  ['I am going to bed now, have a good night', { kind: 'small-talk', about: 'goodbye' }],
  ['must I open an account before I book', { kind: 'site', id: 'book-without-account' }],
  ['please put me through to a real person', { kind: 'person' }],
  ['two nights more, and my sister comes too', { kind: 'search' }],
  ['who won the football world cup', { kind: 'none' }],
  ['באיזו שעה נותנים להיכנס לחדר, אנחנו נוחתים מוקדם', { kind: 'hotel', question: { kind: 'times' } }],
  ['לאבא שלי קשה מאוד לעלות במדרגות', hotel('מעלית')],
  ['נותנים מגבות?', hotel('מגבות ומוצרי רחצה')],
  ['שכחתי לאילו תאריכים הזמנתי', { kind: 'bookings', question: 'times' }],
  ['אם אבטל את הטיול שלי כמה כסף חוזר אליי', { kind: 'bookings', question: 'cancel' }],
  ['מה עם הכסף אם מישהו פשוט לא מגיע', { kind: 'site', id: 'no-show' }],
  ['תגידי את בכלל בן אדם או מחשב', { kind: 'small-talk', about: 'who' }],
  ['עוד שני לילות וגם אחותי באה', { kind: 'search' }],
];

describe('the topic of a message', () => {
  it.each(messages)('is guessed from examples: %s', async (message, topic) => {
    const language = /\p{Script=Hebrew}/u.test(message) ? 'he' : 'en';
    const [best] = await guessTopics(message, language);
    expect(best?.topic).toEqual(topic);
  });

  it('is not guessed when the examples have no word of the message', async () => {
    expect(await guessTopics('🙂 …', 'en')).toEqual([]);
  });

  it('is unlikely for words that the examples do not have', async () => {
    const [best] = await guessTopics('zqxv wqrk plorf grint blek snarv', 'en');
    expect(best?.likelihood ?? 0).toBeLessThan(0.4);
  });
});

describe.each(files)('examples in %s', (language, file) => {
  it('have each text once', () => {
    const texts = Object.values(file).flatMap((topics) => Object.values(topics).flat());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('are learned with pauses, in which other work is done', async () => {
    let pauses = 0;
    let isDone = false;
    const count = (): void => {
      pauses += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await train(examplesOf(language, file));
    isDone = true;
    expect(pauses).toBeGreaterThan(3);
  });

  it('that were not learned are recognized about half the time, and mostly when the guess is certain', async () => {
    const all = examplesOf(language, file);
    const isKept = (at: number): boolean => at % 5 === 0;
    const classify = classifierOf(await train(all.filter((_, at) => !isKept(at))));
    const guesses = all
      .filter((_, at) => isKept(at))
      .map(({ label, features }) => ({ label, best: classify(features)[0] }));
    const certain = guesses.filter(({ best }) => best && best.likelihood > 0.97);
    const share = (some: typeof guesses): number =>
      some.filter(({ label, best }) => best?.label === label).length / some.length;
    expect(share(guesses)).toBeGreaterThan(0.5);
    expect(share(certain)).toBeGreaterThan(0.85);
    expect(certain.length / guesses.length).toBeGreaterThan(0.12);
  });
});
