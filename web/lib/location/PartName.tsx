import { LocalizedText } from '#i18n/content/LocalizedText.tsx';

/** A part of a town in the reader's language; in English and marked as such where it has no translation. */
export function PartName({ part }: { part: { readonly name: string; readonly nameHe: string } }) {
  return <LocalizedText value={{ en: part.name, he: part.nameHe }} />;
}
