import type { Words } from './mail.words.ts';

/** Data that every mail needs: the product's origin and name, and the time of writing. */
export interface MailFrame {
  readonly publicUrl: string;
  readonly brandName: string;
  /** Milliseconds since the epoch: the time at which the sentences about deadlines are true. */
  readonly writtenAt: number;
}

/** The lines below every mail: why it was sent, and that someone who did not enter the address has nothing to do. */
export const footerOf = (words: Words, frame: MailFrame): readonly string[] => [
  words.text('footer.why', { brand: frame.brandName }),
  words.text('footer.sent'),
];
