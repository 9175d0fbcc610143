import { termsOf } from './terms.ts';

const IN_BRACKETS = /\s?\(([^()\d]*)\)/gu;
/** A shorter text in brackets is a name or a detail: “Cambridge (England)”. */
const FEWEST_WORDS = 3;
const JOINS = /^\s*(?:and|with|plus|or|no|not|without|including|only|ו\p{L}|עם|בלי|לא|רק|או|כולל|פלוס)/iu;
/** Tags of what a search or a question may be about. */
const TELLING =
  'amenity meal star room own-room room-kind free-cancellation unmet number aged adult party infant twins currency weekday month sort ask page kin season holiday holiday-day weekend place-mark or compared budget-word at-most at-least luxury'.split(
    ' ',
  );

/** The message without remarks in brackets that tell nothing of a search: “(a golden boy, he bothers no one)”. */
export const withoutRemarks = (message: string): string =>
  message.replace(IN_BRACKETS, (whole: string, inside: string) => {
    const terms = termsOf(inside);
    const isRemark =
      terms.filter(({ kind }) => kind === 'word').length >= FEWEST_WORDS &&
      !JOINS.test(inside) &&
      !/[?]/u.test(inside) &&
      !terms.some(({ tags }) => TELLING.some((tag) => tags.has(tag)));
    return isRemark ? '' : whole;
  });
