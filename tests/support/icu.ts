import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * All elements of a text, including those inside plural forms, selects and tags.
 * @throws SyntaxError for an invalid ICU message
 */
function elementsOf(text: string): MessageFormatElement[] {
  const within = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return [element, ...within(element.children)];
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
      return [element, ...Object.values(element.options).flatMap(({ value }) => within(value))];
    });
  return within(parse(text));
}

/**
 * Names of the values and `<tags>` of a text, sorted and without duplicates.
 * @throws SyntaxError for an invalid ICU message
 */
export function valuesOf(text: string): string[] {
  const names = elementsOf(text).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [element.type === TYPE.tag ? `<${element.value}>` : element.value];
  });
  return [...new Set(names)].toSorted();
}

const formsByLanguage = new Map<string, string[]>();

/**
 * Plural forms for integers below a million. Romance languages have another one for round millions, which the
 * product never shows.
 */
function formsOf(language: string): string[] {
  const known = formsByLanguage.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const counted = new Set(Array.from({ length: 1_000 }, (_, number) => rules.select(number)));
  const forms = pluralCategories.filter((form) => counted.has(form) || form === 'other');
  formsByLanguage.set(language, forms);
  return forms;
}

/**
 * Plural forms that a text lacks in a language, as readable texts. Exact numbers (`=1`) do not replace a
 * form.
 */
export function pluralGaps(text: string, language: string): string[] {
  const forms = formsOf(language);
  return elementsOf(text).flatMap((element) =>
    element.type === TYPE.plural
      ? forms.filter((form) => !(form in element.options)).map((form) => `${element.value} lacks “${form}”`)
      : [],
  );
}
