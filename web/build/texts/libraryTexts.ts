import type { Plugin } from 'vite';

interface Correction {
  /** End of the path of the library's file. */
  readonly file: string;
  /** Pattern of the text in the file, with its key. */
  readonly found: RegExp;
  readonly instead: string;
}

/** Unusual Hebrew words that the component library says to screen readers, with their replacements. */
const corrections: readonly Correction[] = [
  {
    file: '/intl/overlays/he-IL.mjs',
    found: /"dismiss": `[^`]*`/,
    instead: '"dismiss": "סגירה"',
  },
  {
    file: '/intl/combobox/he-IL.mjs',
    found: /"countAnnouncement": [\s\S]*?(?=,\s*"focusAnnouncement")/,
    instead: `"countAnnouncement": (args, formatter) => formatter.plural(args.optionCount, {
      "=0": () => "לא נמצאו הצעות",
      one: () => "נמצאה הצעה אחת",
      two: () => "נמצאו שתי הצעות",
      other: () => \`נמצאו \${formatter.number(args.optionCount)} הצעות\`,
    })`,
  },
];

/**
 * Replaces texts of the component library.
 * @throws Error when a release of the library has them elsewhere
 */
export const libraryTexts = (): Plugin => ({
  name: 'library-texts',
  transform(code, id) {
    const correction = corrections.find(({ file }) => id.endsWith(file));
    if (!correction) return null;
    if (!correction.found.test(code)) throw new Error(`no text to correct in ${id}`);
    return { code: code.replace(correction.found, () => correction.instead), map: null };
  },
});
