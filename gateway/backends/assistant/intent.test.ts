import { describe, expect, it } from 'vitest';
import { intentOf } from './intent.ts';
import { folded, languageOf } from './language.ts';

describe('language of a message', () => {
  it.each([
    ['A hotel in Paris', 'en'],
    ['מלון בפריז', 'he'],
    ['מלון ב-Paris בבקשה', 'he'],
    ['How do I say שלום in my booking?', 'en'],
    ['123 ?!', null],
    ['', null],
  ])('%j is %j', (message, language) => expect(languageOf(message)).toBe(language));

  it('folds case, accents, vowel signs and punctuation', () => {
    expect(folded('  Zürich, שָׁלוֹם-עולם! ')).toBe('zurich שלום עולם');
  });
});

describe('intent', () => {
  it.each(['Hi', 'Hello!', 'hey Sherry', 'Good morning', 'שלום', 'היי שרי!', 'בוקר טוב'])(
    '%j greets',
    (message) => expect(intentOf(message).kind).toBe('greeting'),
  );

  it.each([
    ['Find me a hotel in Paris', 'Paris'],
    ['paris please', 'Paris'],
    ['New York city hotels', 'New York'],
    ['Hello, a room in Tel-Aviv for two', 'Tel Aviv'],
    ['מלון בתל אביב', 'Tel Aviv'],
    ['אני רוצה לטוס לרומא', 'Rome'],
    ['מחפשים חופשה בלונדון', 'London'],
    ['from Paris to Rome', 'Paris'],
    ['מלון בניו יורק', 'New York'],
  ])('%j names %s', (message, name) => {
    expect(intentOf(message)).toMatchObject({ kind: 'city', city: { name } });
  });

  it.each([
    ['a cheap hotel in Burkina Faso', 'burkina faso'],
    ['hotels in Portugal', 'portugal'],
    ['מלון בפורטוגל', 'פורטוגל'],
  ])('%j asks for a place, maybe %s', (message, words) => {
    const intent = intentOf(message);
    expect(intent).toMatchObject({ kind: 'search', words: expect.arrayContaining([words]) });
  });

  it.each(['What is the meaning of life?', 'מה שער הדולר?', 'nicely done', 'Is Parisian bread good?'])(
    '%j is none of it',
    (message) => expect(intentOf(message).kind).toBe('other'),
  );
});
