import type { MailLanguage } from '#models/messages/mail.ts';

/** A row of a mail: label and value. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** True for codes and numbers, which are read from left to right in every language. */
  readonly isLeftToRight?: boolean;
  /** URL of a page for the value; built by us from numbers, never from typed text. */
  readonly url?: string;
  /** True for the sum below the other rows. */
  readonly isTotal?: boolean;
}

/** Rows under a heading. */
export interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
  /** A sentence below the rows. */
  readonly note?: string;
}

/** Text that a person wrote: line by line, each with its own direction. */
export interface MailLetter {
  readonly text: string;
  /** The message that it answers; null when that message has no text. */
  readonly quoted: { readonly heading: string; readonly text: string } | null;
}

/** The content of a mail before it is rendered as HTML or text. Plain text throughout. */
export interface MailContent {
  readonly language: MailLanguage;
  /** One line. */
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown below the paragraphs. */
  readonly letter?: MailLetter;
  readonly sections: readonly MailSection[];
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly footer: readonly string[];
}
