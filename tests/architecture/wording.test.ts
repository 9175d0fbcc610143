import { expect, it } from 'vitest';
import { replyTexts } from '#backends/assistant/texts/say.ts';
import { awayTexts, isAwayLanguage } from '#gateway/http/platform-away/platform-away-texts.ts';
import { languages } from '#i18n/languages.ts';
import { catalogue, englishMessages } from '../support/catalogues.ts';
import { sourceFiles } from '../support/source-files.ts';

/** Words that texts in a language must not use, with their replacements. */
const forbidden: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  he: [
    [/רכב שטח/, 'רכב פנאי (SUV)'],
    [/מושב לתינוק|כיסא (?:ל)?תינוק/, 'כיסא בטיחות לתינוק'],
    [/לשהות (?:ארוכה|קצרה)|שהויות|(?<![א-ת])ה?שהות(?![א-ת])/, 'שהייה'],
    [/מהמדורגים/, 'מהמלונות המדורגים ביותר'],
    [/(?<!״)מומלצים משקלל/, '״מומלצים״ משקלל'],
    [/^(?:הוזמנה|בוטלה|נוצר) ב־/, 'ההזמנה בוצעה ב־; החשבון נפתח ב־'],
    [/האורחים משלמים/, 'המחיר לאורחים'],
    [/רבים אחרים/, 'מלונות נוספים'],
    [/מאחורי הכתובת|התאריכים (?:ש)?בכתובת/, 'קישור'],
    [/בטעינה|בהעלאה|העמוד נטען/, 'טוענים; מעלים'],
    [/גברת/, 'גב׳'],
    [/בני יותר מ|גילי מעל/, 'מעל גיל'],
    [/זמן הביטול החינמי/, 'המועד לביטול חינם'],
    [/הביטול כעת/, 'ביטול עכשיו'],
    [/(?<!שום )דבר לא בוטל|לא הוזמן דבר/, 'שום דבר לא בוטל'],
    [/הכניסות שלכם/, 'ההתחברויות שלכם'],
    [/לשמור חשבונות/, 'לשמור חשבוניות'],
    [/יצאתם מהחשבון/, 'נותקתם'],
    [/לשונית/, 'כרטיסייה'],
    [/תחזרו ישר/, 'נחזיר אתכם'],
    [/ניסיון נוסף/, 'one word for trying again'],
    [/^סך הכול/, 'סה״כ'],
    [/הצגת פחות/, 'one word for showing less'],
    [/^דלפק/, 'הודעות ורישומים'],
    [/נבחר בידי העורכים/, 'בחירת העורכים'],
    [/לא משהו/, 'סביר'],
  ],
  de: [
    [/nach einem Menschen/, 'mit unserem Team sprechen'],
    [/Schreibtisch|Babysitz/, 'Verwaltung; Kindersitz'],
    [/\((?:Ms|Mrs)\)/, 'Frau'],
    [/Premium-/, 'Premiumhotels'],
    [/mäßig$/, 'ordentlich'],
  ],
  it: [
    [/Scrivania|lettere latine/i, 'Gestione; caratteri latini'],
    [/^Da \{moment/, 'Dal {moment}'],
    [/mediocre/, 'sufficiente'],
  ],
  es: [
    [/letras latinas/i, 'caracteres latinos'],
    [/Srta/, 'Sra.'],
    [/aceptable/, 'regular'],
  ],
  fr: [
    [/lettres latines|\bMlle\b/i, 'caractères latins; Mme'],
    [/(?<!in)correct$/, 'moyen'],
  ],
  pt: [
    [/letras latinas/i, 'caracteres latinos'],
    [/razoável/, 'mediano'],
  ],
  ru: [
    [/связаться с человеком/i, 'с сотрудником'],
    [/в другом номере/, 'для других номеров'],
    [/так себе/, 'средне'],
  ],
  zh: [
    [/\p{Script=Han} \p{Script=Han}/u, 'no blank between Chinese characters'],
    [/太太/, '女士'],
    [/尚可/, '一般'],
  ],
  ar: [
    [/أكملوا/, 'أكمل'],
    [/مقبول/, 'متوسط'],
    [/₪ ?\d/, 'the sign after the number'],
  ],
};

/** Spellings that are wrong in every language, each with the right one. */
const everywhere: readonly (readonly [RegExp, string])[] = [
  [/\S {2,}\S/, 'one blank'],
  [/\.\.\./, 'the ellipsis character'],
];

const textsOf = async (code: string) => (code === 'en' ? await englishMessages() : catalogue(code));

/** Texts that contain a word their language must not use. */
const foundIn = (code: string, texts: Iterable<readonly [string, string]>, also: typeof everywhere = []) =>
  [...texts].flatMap(([name, text]) =>
    [...also, ...(forbidden[code] ?? [])]
      .filter(([words]) => words.test(text))
      .map(([, instead]) => `${name}: ${instead}`),
  );

it.each(languages.map(({ code }) => code))('no text in %s uses a retired word', async (code) => {
  expect(foundIn(code, await textsOf(code), everywhere)).toEqual([]);
});

/** Folders of the gateway with texts for users. */
const speaking = [
  'gateway/domains/mail',
  'gateway/domains/page',
  'gateway/shared',
  'gateway/backends/platform/login',
];

it('mails, pages and room names of the gateway use no retired Hebrew word', () => {
  const files = sourceFiles(speaking, /(?<!\.test)\.tsx?$/);
  expect(
    foundIn(
      'he',
      files.map(({ path, text }) => [path, text] as const),
    ),
  ).toEqual([]);
});

it.each(['en', 'he'] as const)("the assistant's replies in %s use no retired word", (code) => {
  expect(foundIn(code, Object.entries(replyTexts[code]), everywhere)).toEqual([]);
});

it('Hebrew texts have no German or English quotation marks', () => {
  expect(
    [...catalogue('he'), ...Object.entries(replyTexts.he)].filter(([, text]) => /[„“”]/.test(text)),
  ).toEqual([]);
});

it.each(languages.map(({ code }) => code))('the sign-in pages in %s use no retired word', (code) => {
  const [page] = sourceFiles([`gateway/backends/platform/login/texts`], new RegExp(`/${code}\\.ts$`));
  expect(page).toBeDefined();
  const texts = [...(page?.text.matchAll(/(['`])((?:(?!\1).)+)\1/g) ?? [])].map(([, , text = '']) => text);
  const away = isAwayLanguage(code) ? Object.values(awayTexts[code]) : [];
  expect(texts.length).toBeGreaterThan(30);
  expect(away).not.toEqual([]);
  const named = [...texts, ...away].map((text) => [text, text] as const);
  expect(foundIn(code, named, everywhere)).toEqual([]);
});

/** Words for a postal or email address; a web address is called a link. */
const postal = /adress|address|endereço|direcci[oó]n|indirizzo|адрес|地址|عنوان|כתובת/i;

it.each(languages.map(({ code }) => code))('texts in %s do not call a link an address', async (code) => {
  const texts = await textsOf(code);
  for (const id of ['receipt.missingLine', 'map.ignored', 'compare.datesReplaced'])
    expect(`${id}: ${texts.get(id)}`).not.toMatch(postal);
});

/** Pairs of messages: a guest's rating and the hotel quality that must have the same word. */
const ratings = [
  ['review.rating.2', 'common.quality.fair'],
  ['review.rating.3', 'common.quality.good'],
  ['review.rating.4', 'common.quality.veryGood'],
  ['review.rating.5', 'common.quality.excellent'],
] as const;

it.each(languages.map(({ code }) => code))(
  'texts in %s use the same word for a rating and the matching quality',
  async (code) => {
    const texts = await textsOf(code);
    for (const [rating, quality] of ratings) {
      const word = texts.get(quality)?.toLowerCase() ?? 'no such text';
      expect(texts.get(rating)?.toLowerCase().endsWith(word), `${rating}: ${word}`).toBe(true);
    }
  },
);

it.each(['en', 'he'] as const)(
  "the assistant's replies in %s name the button as it is labelled",
  async (code) => {
    const button = (await textsOf(code)).get('chat.action.person') ?? 'no such text';
    expect(replyTexts[code]['reply.passOn']).toContain(button);
  },
);
