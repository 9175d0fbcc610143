/** Rules for a wish for parking that names the car: “we have a hired car, is there anywhere to leave it?” */
import type { Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { rules, type Action } from '../pattern.ts';

const VEHICLE =
  /^(?:(?:the|our|my|a) )?(?:rental|vehicle|van|minivan|motorbikes?|motorcycle|scooter|truck|jeep|hired car|[הל]?(?:אופנוע|קטנוע|טנדר|ואן|גיפ|מכונית))$/u;
const isVehicle = ({ tags, text }: Term): boolean => tags.get('extra') === 'cars' || VEHICLE.test(text);
const SPOT = /(?:^| )(?:where|somewhere|anywhere|space|spot|place|can|could|may|איפה|היכן|מקום)(?: |$)/u;
const IT = /^(?:.* )?(?:it|them|אותו|אותה|אותם|הוא|היא)$/u;
/** Words for a car that is rented here, or a part of one: it needs no parking. */
const RENTS = /(?:^| )(?:seats?|booking|כיסא|כסא)(?: |$)/u;
/** People may be left in a car: “can we leave the kids in the car”. */
const PEOPLE = ['child', 'with-children', 'infant', 'kin', 'person', 'party'];

const parks: Action = (_named, { terms, amenities }, at, to) => {
  const isAsked = terms.some(({ text, tags }) => text === '?' || tags.has('has-it') || SPOT.test(text));
  const [before, after] = [terms.slice(Math.max(0, at - 3), at), terms.slice(to, to + 3)];
  const isOfIt =
    [terms[at - 1], terms[at], after[0]].some((term) => IT.test(term?.text ?? '')) ||
    [...before, ...after].some(isVehicle) ||
    after[0]?.kind !== 'word';
  const isOther =
    terms.some(({ text }) => RENTS.test(text)) ||
    after.some(({ tags }) => PEOPLE.some((name) => tags.has(name)));
  if (isAsked && isOfIt && !isOther && terms.some(isVehicle)) amenities.add('Parking');
  return false;
};

export const parkingRules: readonly Rule[] = rules(
  `
  (?:leave|put|keep|stand|store|park|stay)(?:_it|_in|_at)?|[של]?(?:השאיר|העמיד|שים|החנות)|שמים|משאירים|מעמידים|חונים|לעמוד -> parks
  // “is there a spot for the car?”, but not “a place for a car rental”, “space for the car seat”
  (?:a_)?(?:space|spot|room|place)|מקום [#for] ~ car:#extra=cars !.*(?:rental|seat|gps|driver).* -> needsSpot unless rental
`,
  {
    actions: { parks, needsSpot: (_named, { amenities }) => amenities.add('Parking').size > 0 },
    guards: { rental: ({ car }) => /rental|seat|gps|driver/u.test(car?.text ?? '') },
  },
);
