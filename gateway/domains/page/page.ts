/** A text in both languages, without markup. */
export interface PageText {
  readonly en: string;
  readonly he: string;
}

/** The explanation of a subject, most important paragraph first. */
export interface Page {
  readonly title: PageText;
  readonly paragraphs: readonly PageText[];
}

export const text = (en: string, he: string): PageText => ({ en, he });

/** How travellers reach a person. */
export interface Contact {
  readonly email: string;
  /** International form. */
  readonly whatsapp: string;
  readonly office: PageText;
}
