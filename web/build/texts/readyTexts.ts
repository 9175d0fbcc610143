import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import type { ReadyElement, ReadyElements } from '../../i18n/readyText.ts';

const parser = '@formatjs/icu-messageformat-parser';
const readyParser = join(import.meta.dirname, '../../i18n/readyText.ts');

type Forms = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

const readyForms = (forms: Forms): Readonly<Record<string, ReadyElements>> =>
  Object.fromEntries(Object.entries(forms).map(([form, { value }]) => [form, value.map(readyElement)]));

function readyElement(element: MessageFormatElement): ReadyElement {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.tag:
      return [element.value, element.children.map(readyElement)];
    case TYPE.select:
      return [element.value, readyForms(element.options)];
    case TYPE.plural:
      return element.pluralType === 'cardinal'
        ? [element.value, readyForms(element.options), element.offset]
        : element;
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    default:
      return element;
  }
}

/**
 * A text as the client gets it, already parsed: the ICU parser would be a tenth of the libraries, and would parse a
 * hundred texts before a page is shown.
 * @throws SyntaxError when it is not an ICU message
 */
export function readyText(text: string): string {
  const elements = parse(text).map(readyElement);
  const [first = ''] = elements;
  if (elements.length < 2 && typeof first === 'string' && !first.startsWith('[')) return first;
  return JSON.stringify(elements);
}

/** Whether this build parses the texts. Prerendering uses the library with its own parser. */
export const hasReadyTexts = ({ command, build }: Pick<ResolvedConfig, 'command' | 'build'>): boolean =>
  command === 'build' && !build.ssr;

interface TextAt {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The English texts of a messages module.
 * @throws Error for a text that is not one string in quotes
 */
function textsIn(node: unknown, id: string): TextAt[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, id));
  if (!isNode(node)) return [];
  const { type, key, value } = node;
  const isText = type === 'Property' && isNode(key) && key['name'] === 'defaultMessage';
  if (!isText) return Object.values(node).flatMap((each) => textsIn(each, id));
  const text = isNode(value) ? value : {};
  const { start, end, value: words } = text;
  if (typeof words !== 'string' || typeof start !== 'number' || typeof end !== 'number')
    throw new Error(`A text of ${id} is not one text in quotes`);
  return [{ start, end, value: words }];
}

const withReadyTexts = (code: string, texts: readonly TextAt[]): string =>
  texts.reduceRight(
    (made, { start, end, value }) =>
      made.slice(0, start) + JSON.stringify(readyText(value)) + made.slice(end),
    code,
  );

const isCatalogue = (id: string): boolean => /\/i18n\/catalogues\/[a-z]{2}\/[^/]+\.json$/.test(id);

/**
 * Parses the texts in the code and in the catalogues that a page imports; replaces the parser of the library with one
 * that only reads parsed texts.
 */
export const readyTexts = (): Plugin => ({
  name: 'ready-texts',
  enforce: 'pre',
  apply: (config: UserConfig, { command }) => command === 'build' && !config.build?.ssr,
  resolveId: (id) => (id === parser ? readyParser : null),
  transform(code, id) {
    if (isCatalogue(id)) return { code: JSON.stringify(readyCatalogue(JSON.parse(code))), map: null };
    if (!id.endsWith('.messages.ts')) return null;
    return { code: withReadyTexts(code, textsIn(this.parse(code, { lang: 'ts' }), id)), map: null };
  },
});

/** A catalogue with each of its texts parsed. */
export const readyCatalogue = (texts: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]: [string, unknown]) => [
      id,
      typeof text === 'string' ? readyText(text) : text,
    ]),
  );
