import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { catalogue, englishMessages } from '../support/catalogues.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Words that a language must not use, with what it says instead. */
const forbidden: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  he: [
    [/רכב שטח/, 'רכב פנאי (SUV)'],
    [/מושב לתינוק|כיסא לתינוק/, 'כיסא בטיחות לתינוק'],
    [/לשהות (?:ארוכה|קצרה)/, 'לשהייה'],
  ],
  de: [
    [/nach einem Menschen/, 'mit unserem Team sprechen'],
    [/Schreibtisch|Babysitz/, 'Verwaltung; Kindersitz'],
  ],
  it: [[/Scrivania|lettere latine/i, 'Gestione; caratteri latini']],
  es: [[/letras latinas/i, 'caracteres latinos']],
  fr: [[/lettres latines|\bMlle\b/i, 'caractères latins; Mme']],
  pt: [[/letras latinas/i, 'caracteres latinos']],
  ru: [[/связаться с человеком/i, 'с сотрудником']],
  zh: [[/\p{Script=Han} \p{Script=Han}/u, 'no blank between Chinese characters']],
};

/** What no language may have. */
const everywhere: readonly (readonly [RegExp, string])[] = [
  [/\S {2,}\S/, 'one blank'],
  [/\.\.\./, 'the ellipsis character'],
];

it.each(languages.map(({ code }) => code))(
  'uses no word in %s that is another one in the product',
  async (code) => {
    const texts = code === 'en' ? await englishMessages() : catalogue(code);
    const rules = [...everywhere, ...(forbidden[code] ?? [])];
    const found = [...texts].flatMap(([id, text]) =>
      rules.filter(([words]) => words.test(text)).map(([, instead]) => `${id}: ${instead}`),
    );
    expect(found).toEqual([]);
  },
);

/** Folders of the gateway whose files hold words for people. */
const speaking = [
  'gateway/domains/mail',
  'gateway/domains/page',
  'gateway/shared',
  'gateway/backends/assistant/replies',
  'gateway/backends/platform/login',
];

it('uses no such Hebrew word in mails, replies, pages and rooms of the gateway', () => {
  const found = sourceFiles(speaking, /(?<!\.test)\.tsx?$/).flatMap(({ path, text }) =>
    (forbidden['he'] ?? []).filter(([words]) => words.test(text)).map(([, instead]) => `${path}: ${instead}`),
  );
  expect(found).toEqual([]);
});
