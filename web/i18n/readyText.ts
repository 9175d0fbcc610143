import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';

/**
 * An element of a parsed text in a compact form: plain text, `0` for `#`, `[name]` for a value, `[name, inside]` for a
 * tag, `[name, forms]` for a select and `[name, forms, offset]` for a plural. All other elements keep the form of the
 * library.
 */
export type ReadyElement =
  | string
  | 0
  | readonly [name: string, inside?: ReadyElements | Readonly<Record<string, ReadyElements>>, offset?: number]
  | MessageFormatElement;

export type ReadyElements = readonly ReadyElement[];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function elementOf(ready: ReadyElement): MessageFormatElement {
  if (typeof ready === 'string') return { type: TYPE.literal, value: ready };
  if (ready === 0) return { type: TYPE.pound };
  if (!('length' in ready)) return ready;
  const [value, inside, offset] = ready;
  if (inside === undefined) return { type: TYPE.argument, value };
  if (isList(inside)) return { type: TYPE.tag, value, children: inside.map(elementOf) };
  const options = Object.fromEntries(
    Object.entries(inside).map(([form, elements]) => [form, { value: elements.map(elementOf) }]),
  );
  return offset === undefined
    ? { type: TYPE.select, value, options }
    : { type: TYPE.plural, value, options, offset, pluralType: 'cardinal' };
}

/**
 * Replaces the library's `parse`: the build has already parsed every text (`web/build/texts/readyTexts.ts`). Plain text
 * is unchanged; anything else is a list in JSON.
 */
export function parse(text: string): MessageFormatElement[] {
  if (text === '') return [];
  if (!text.startsWith('[')) return [{ type: TYPE.literal, value: text }];
  // The build wrote the text, so its shape is known.
  const elements: ReadyElements = JSON.parse(text);
  return elements.map(elementOf);
}

export * from '@formatjs/icu-messageformat-parser/no-parser.js';
