import type { MailLanguage } from '#models/messages/mail.ts';

/** A named value of a mail. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** Codes, phones and addresses read left to right in every language. */
  readonly isLeftToRight?: boolean;
  /** An address of a page that the value leads to; made by us from numbers, never from typed text. */
  readonly url?: string;
  /** The sum below the others. */
  readonly isTotal?: boolean;
}

/** Rows under a heading. */
export interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
  /** A sentence below them. */
  readonly note?: string;
}

/** Words of a person, as they were written: line by line, each in its own direction. */
export interface MailLetter {
  readonly text: string;
  /** What it answers; null when that has no text. */
  readonly quoted: { readonly heading: string; readonly text: string } | null;
}

/** What a mail says, before it is set as HTML or as text. Plain text throughout. */
export interface MailContent {
  readonly language: MailLanguage;
  /** One line. */
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly letter?: MailLetter;
  readonly sections: readonly MailSection[];
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly footer: readonly string[];
}
