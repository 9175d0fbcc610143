import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { isTextKey, replyTexts, type TextKey } from '#backends/assistant/texts/say.ts';
import { sourceFiles } from '../support/source-files.ts';
import { pluralGaps, valuesOf } from '../support/icu.ts';

const keys = Object.keys(replyTexts.en).filter(isTextKey);
const files = sourceFiles(['gateway/backends/assistant'], /(?<!\.test)\.ts$/).filter(
  ({ path }) => !path.includes('/testing/'),
);

describe.each(['en', 'he'] as const)('the catalogue of the assistant in %s', (language) => {
  const texts = Object.entries(replyTexts[language]);

  it('has the messages of the English one, in the same order', () => {
    expect(texts.map(([key]) => key)).toEqual(keys);
  });

  it('inserts the same values as the English one', () => {
    const differing = keys.filter(
      (key) => valuesOf(replyTexts[language][key]).join() !== valuesOf(replyTexts.en[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  it('has every plural form of the language', () => {
    expect(texts.flatMap(([key, text]) => pluralGaps(text, language).map((gap) => `${key}: ${gap}`))).toEqual(
      [],
    );
  });
});

/** A call of `say` with a fixed key and all values by name. */
interface Call {
  readonly key: string;
  readonly values: readonly string[];
  /** Those of the values that are written in the code. */
  readonly written: readonly string[];
}

/** The calls of `say` whose key is written in the code, without those that spread values. */
const calls = files.flatMap(({ path, text }) => {
  const found: Call[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [key, values] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'say' || key?.type !== 'Literal') return;
      const properties = values?.type === 'ObjectExpression' ? values.properties : [];
      const named = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, type: property.value.type }]
          : [],
      );
      const names = named.map(({ name }) => name);
      const written = named.filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
      if ((values === undefined || names.length > 0) && names.length === properties.length)
        found.push({ key: String(key.value), values: names, written: written.map(({ name }) => name) });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
});

describe('the messages of the assistant', () => {
  it('get exactly the values that they insert', () => {
    expect(calls.length).toBeGreaterThan(100);
    const inserted = (key: string): string[] => (isTextKey(key) ? valuesOf(replyTexts.en[key]) : []);
    const differing = calls.filter(({ key, values }) => values.toSorted().join() !== inserted(key).join());
    expect(differing).toEqual([]);
  });

  it('get no value that is written in the code', () => {
    expect(calls.filter(({ written }) => written.length > 0)).toEqual([]);
  });

  it('are all used', () => {
    const code = files.map(({ text }) => text).join('\n');
    const isUsed = (key: TextKey): boolean => {
      // A part of the key may be a value: `chip.${name}`.
      const groups = key.split('.').map((_, at, parts) => `${parts.slice(0, at).join('.')}.\${`);
      return code.includes(`'${key}'`) || groups.slice(1).some((group) => code.includes(group));
    };
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are only in the catalogues: the code has no words of a reply', () => {
    const speaking = files.filter(({ path }) => path.startsWith('gateway/backends/assistant/replies/'));
    const written = speaking.flatMap(({ path, text }) => {
      const found: string[] = [];
      const check = (value: unknown): void => {
        if (typeof value === 'string' && /\p{Script=Hebrew}|\p{L}{2,} \p{L}{2,}/u.test(value))
          found.push(`${path}: ${value}`);
      };
      const visitor = new Visitor({
        Literal: ({ value }) => check(value),
        TemplateElement: ({ value }) => check(value.cooked),
      });
      visitor.visit(parseSync(path, text).program);
      return found;
    });
    expect(speaking.length).toBeGreaterThan(5);
    expect(written).toEqual([]);
  });
});
