import type { ContentLanguage, LanguageCode } from '#i18n/languages.ts';
import type { Message } from '#i18n/messages.ts';

/** A paragraph, or the items of a list. */
type LegalBlock = Message | readonly Message[];

export interface LegalSection {
  /** Anchor of the section; do not change it, because it is part of URLs that people save. */
  readonly id: string;
  readonly title: Message;
  readonly blocks: readonly LegalBlock[];
}

/** A legal text. Its original is on the page in every language of the interface. */
export interface LegalText {
  /** Language of the original, which is always on the page. A Hebrew original is the legally binding text. */
  readonly original: ContentLanguage;
  /** Day of the last change of its text, `yyyy-MM-dd`. */
  readonly changed: string;
  /** Hebrew texts by message id. They are part of the page's code, so that no other page loads them. */
  readonly hebrew: Readonly<Record<string, string>>;
  readonly title: Message;
  readonly lead: Message;
  readonly sections: readonly LegalSection[];
}

/** Languages of the page from top to bottom: the reader's, then the original where that is another one. */
export const languagesFor = (
  original: ContentLanguage,
  reader: LanguageCode,
): readonly [LanguageCode, ContentLanguage?] => (reader === original ? [original] : [reader, original]);
