import { plainLine } from '#shared/text/plain-line.ts';

/** First and last name of a guest, as far as they are given; empty when neither is. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].map(plainLine).filter(Boolean).join(' ');
