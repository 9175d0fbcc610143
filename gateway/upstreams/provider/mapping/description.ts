import { plainText } from './text.ts';

/** Contractions whose apostrophe the provider loses: `you ll`, `doesn t`. */
const contraction = /\b(you|we|they|it|there|that|who) (ll|re|ve|d)\b/gi;
const negation = /\b(doesn|isn|don|won|aren|couldn|shouldn|wouldn|hasn|haven|didn|wasn|weren|can) t\b/gi;
/** A single `s` between two words is a possessive that lost its apostrophe: `the hotel s garden`. */
const possessive = /(?<=\p{L}{2}) s(?= \p{L})/gu;
/** Labels at the start of a paragraph: `Location : Near the sea`. */
const label = /^(HeadLine|Location|Rooms|Dining|Business Amenities|Amenities|Special Instructions) : ?/i;

const readable = (paragraph: string): string => {
  const [, name] = label.exec(paragraph) ?? [];
  const text = paragraph.replace(label, '');
  return name === undefined || name.toLowerCase() === 'headline' ? text : `${name}: ${text}`;
};

/** A headline that only contains the place, which the page shows above the text anyway: `HeadLine : In Lisbon`. */
const placeHeadline = /^HeadLine : ?In [^.!?\n]{1,60}\n+(?=\S)/i;

/** A hotel's description as readable text: markup removed, labels tidied, lost apostrophes restored. */
export const descriptionText = (markup: string): string =>
  plainText(markup)
    .replace(placeHeadline, '')
    .split('\n')
    .map(readable)
    .join('\n')
    .replace(contraction, '$1’$2')
    .replace(negation, '$1’t')
    .replace(possessive, '’s');

/** A room's name with a space after each comma, which the provider leaves out. */
export const roomName = (name: string): string =>
  name.trim().replace(/,(?=\p{L}|(?!\d{3}\b)\d+ \p{L})/gu, ', ');

/** A label with a space after its colon: `Save:20%` becomes `Save: 20%`; times of day are unchanged. */
export const spacedColon = (text: string): string => text.replace(/(?<=\p{L}):(?=\S)/gu, ': ');
