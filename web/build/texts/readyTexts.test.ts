import { parse as parseIcu } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { parse } from '../../i18n/readyText.ts';
import { catalogueOf } from './catalogueOf.ts';
import { readyText, readyTexts } from './readyTexts.ts';

/** The result of a message, from the text as written and as the build parsed it. */
const said = (text: string, values: Record<string, string | number>) => [
  new IntlMessageFormat(text, 'en').format(values),
  new IntlMessageFormat(parse(readyText(text)), 'en').format(values),
];

const transformed = (code: string, id: string): string => {
  const { transform } = readyTexts();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const made: unknown = Reflect.apply(transform, { parse: parseAst }, [code, id]);
  return typeof made === 'object' && made !== null && 'code' in made ? String(made.code) : '';
};

describe('a text that the build has parsed', () => {
  it.each([
    ['Nothing to read', {}],
    ['', {}],
    ['[in brackets]', {}],
    ["It’s {name}’s, or '{not}' a name", { name: 'Dana' }],
    [
      '{count, plural, offset:1 =0 {none} one {# hotel} other {# hotels in {city}}}',
      { count: 3, city: 'Haifa' },
    ],
    ['{place, selectordinal, one {#st} two {#nd} other {#th}}', { place: 2 }],
    ['{kind, select, car {a car} other {<b>something</b>}}', { kind: 'car' }],
    ['{share, number, percent} off', { share: 0.25 }],
  ])('gives the same result as the original: %s', (text, values) => {
    const [written, ready] = said(text, values);
    expect(ready).toBe(written);
  });

  it.each(languages.filter(({ code }) => code !== 'en').map(({ code }) => code))(
    'has the same elements as the original for every text in %s',
    (code) => {
      const texts = Object.values(catalogueOf(code)).filter((text) => typeof text === 'string');
      expect(texts.length).toBeGreaterThan(500);
      expect(texts.map((text) => parse(readyText(text)))).toEqual(texts.map((text) => parseIcu(text)));
    },
  );

  it('is unchanged when there is nothing to parse', () => {
    expect(readyText('Search Results')).toBe('Search Results');
  });

  it('is refused with a SyntaxError when its syntax is wrong', () => {
    expect(() => readyText('{count, plural}')).toThrow(SyntaxError);
  });
});

describe('the build', () => {
  it('parses the English texts in the code', () => {
    const code = "const m = { defaultMessage: 'Room {number}' };";
    expect(transformed(code, '/web/a.messages.ts')).toBe(
      String.raw`const m = { defaultMessage: "[\"Room \",[\"number\"]]" };`,
    );
  });

  it('fails on an English text that is not a string literal', () => {
    expect(() => transformed('const m = { defaultMessage: text };', '/web/a.messages.ts')).toThrow(
      'is not one text in quotes',
    );
  });

  it('parses a catalogue that a page imports by itself', () => {
    const code = JSON.stringify({ 'legal.title': 'Terms of {brand}' });
    expect(JSON.parse(transformed(code, '/web/i18n/catalogues/he/legal.json'))).toEqual({
      'legal.title': '["Terms of ",["brand"]]',
    });
  });
});
