import { z } from 'zod';

const head = z.object({ title: z.string(), description: z.string() });

const textsInLanguage = z.object({
  code: z.string(),
  locale: z.string(),
  /** Locale in which dates are formatted. */
  dateLocale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Name of the product. */
  brand: z.string(),
  /** Shown to users without scripts. */
  noScript: z.string(),
  /** By page as in its URL, and by the names of pages without their own URL. */
  heads: z.record(z.string(), head),
});

/** The texts of all heads in one language. */
export type TextsInLanguage = z.infer<typeof textsInLanguage>;

const file = z.object({ languages: z.array(textsInLanguage).min(1) });

/** Texts of the pages' heads, written by the build of the client, so that both sides use the same source. */
export interface PageTexts {
  readonly languages: readonly TextsInLanguage[];
  /** The texts of a language code, else of the first language. */
  in(code: string): TextsInLanguage;
  has(code: string): boolean;
  /** Title and description of a page, or those of the first page when it has none. */
  head(page: string, language: TextsInLanguage): { readonly title: string; readonly description: string };
}

/** @throws ZodError for a file that was not written by a build of this release */
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
