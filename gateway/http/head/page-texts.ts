import { z } from 'zod';

const head = z.object({ title: z.string(), description: z.string() });

const textsInLanguage = z.object({
  code: z.string(),
  locale: z.string(),
  /** Locale that days are written in. */
  dateLocale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Name of the product. */
  brand: z.string(),
  /** Shown to readers without scripts. */
  noScript: z.string(),
  /** By page as its address is written, and by the names of pages that have no address of their own. */
  heads: z.record(z.string(), head),
});

/** The words of every page's head in one language. */
export type TextsInLanguage = z.infer<typeof textsInLanguage>;

const file = z.object({ languages: z.array(textsInLanguage).min(1) });

/** Words of the pages' heads, as the build of the client wrote them down: one source for both sides. */
export interface PageTexts {
  readonly languages: readonly TextsInLanguage[];
  /** The language of a code, else the first one. */
  in(code: string): TextsInLanguage;
  has(code: string): boolean;
  /** Title and description of a page; those of the first page where it has none. */
  head(page: string, language: TextsInLanguage): { readonly title: string; readonly description: string };
}

/** @throws ZodError for what no build of this release wrote */
export function readPageTexts(json: string): PageTexts {
  const { languages } = file.parse(JSON.parse(json));
  const [first] = languages;
  if (!first) throw new Error('no language has page texts');
  const find = (code: string) => languages.find((language) => language.code === code);
  return {
    languages,
    in: (code) => find(code) ?? first,
    has: (code) => find(code) !== undefined,
    head: (page, language) => language.heads[page] ?? language.heads['/'] ?? { title: '', description: '' },
  };
}
