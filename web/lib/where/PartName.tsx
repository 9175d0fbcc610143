import { LocalizedText } from '#i18n/content/LocalizedText.tsx';

/** A part of a town in the reader's language; where it has no name in it, marked as English. */
export function PartName({ part }: { part: { readonly name: string; readonly nameHe: string } }) {
  return <LocalizedText value={{ en: part.name, he: part.nameHe }} />;
}
