import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { libraryTexts } from './libraryTexts.ts';

const folder = join(import.meta.dirname, '../../../node_modules/react-aria/dist/private/intl');

type Say = (args: object, formatter: object) => string;

/** The Hebrew texts of a part of the library, as the build changes them. */
async function textsOf(part: string): Promise<Record<string, string | Say>> {
  const id = join(folder, part, 'he-IL.mjs');
  const { transform } = libraryTexts();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const made: unknown = Reflect.apply(transform, {}, [readFileSync(id, 'utf8'), id]);
  const code = typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : '';
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Reflect.get(Object(module), 'default') as Record<string, string | Say>;
}

/** Plural forms, chosen as the library's own formatter does. */
const formatter = {
  number: String,
  plural: (count: number, forms: Record<string, () => string>) =>
    (forms[`=${count}`] ?? forms[new Intl.PluralRules('he').select(count)] ?? forms['other'])?.(),
};

it.each([
  [0, 'לא נמצאו הצעות'],
  [1, 'נמצאה הצעה אחת'],
  [2, 'נמצאו שתי הצעות'],
  [5, 'נמצאו 5 הצעות'],
])(
  'the texts of the library say in Hebrew how many suggestions there are: %i',
  async (optionCount, words) => {
    const { countAnnouncement } = await textsOf('combobox');
    expect(typeof countAnnouncement === 'function' && countAnnouncement({ optionCount }, formatter)).toBe(
      words,
    );
  },
);

it('the hidden button that closes an overlay gets our Hebrew word, and no text of the library is lost', async () => {
  expect(await textsOf('overlays')).toEqual({ dismiss: 'סגירה' });
  expect(Object.keys(await textsOf('combobox'))).toHaveLength(5);
});

it('the build fails when a release of the library has its texts elsewhere', () => {
  const { transform } = libraryTexts();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  expect(() => Reflect.apply(transform, {}, ['export default {}', '/intl/overlays/he-IL.mjs'])).toThrow(
    /no text/,
  );
});
