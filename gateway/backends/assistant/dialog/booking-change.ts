/** What a message wants to change in an own booking. */
import { termsOf } from '../understanding/words/terms.ts';
import type { Scope } from './scope.ts';

const GUESTS =
  /\b(?:guests?|people|persons?|some(?:one|body)|names?|child(?:ren)?|kids?|baby)\b|אורח|אנשים|אדם|מישה|(?<!\p{L})[הל]?ילדה?(?!\p{L})|ילדים|תינוק|(?<!\p{L})[הב]?שם(?!\p{L})/iu;
const DAYS =
  /\b(?:dates?|days?|nights?|weeks?|months?|earlier|later|postpone|reschedule|extend|shorten|delay)\b|תארי|יומיים|(?<!\p{L})(?:[בל]?יום|[בלה]?(?:ימים|מועד|ליל(?:ה|ות)))(?!\p{L})|שבוע|חודש|להאריך|לקצר|לדחות|להקדים|להזיז/iu;
const ROOM =
  /\b(?:type of room|room type|upgrade|(?:bigger|better|larger|other|different) room)\b|סוג ה?חדר|לשדרג|שדרוג/iu;

/**
 * Id of the site's question about what the message wants to change in a booking, by the word that comes first: “change
 * the dates, we also rent a car”. Null for another change.
 */
export function changed({ message, reading: { details } }: Scope): string | null {
  if (ROOM.test(message)) return null;
  const terms = termsOf(message);
  const ofTag = (...names: readonly string[]): number => {
    const found = terms.find(({ tags }) => names.some((name) => tags.has(name)));
    return found ? Math.max(0, message.indexOf(found.raw)) : -1;
  };
  const places: Readonly<Record<string, readonly number[]>> = {
    'extras-what': [ofTag('extra')],
    'change-guest': [ofTag('kin', 'person', 'adult', 'child'), message.search(GUESTS)],
    'change-dates': [message.search(DAYS), details.dates === null ? -1 : message.search(/\d/u)],
  };
  const [first] = Object.entries(places)
    .flatMap(([id, all]) => all.filter((at) => at >= 0).map((at) => ({ id, at })))
    .toSorted((one, other) => one.at - other.at);
  return first?.id ?? (details.guests ? 'change-guest' : details.dates && 'change-dates');
}
