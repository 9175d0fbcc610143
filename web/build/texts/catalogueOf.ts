import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '../../i18n/languages.ts';

const catalogues = join(import.meta.dirname, '../../i18n/catalogues');

/** All texts of a language by message id; English is in the code. */
export function catalogueOf(language: LanguageCode): Readonly<Record<string, unknown>> {
  const folder = join(catalogues, language);
  if (language === 'en' || !existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
