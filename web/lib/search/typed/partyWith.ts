import { partyProblem, type PartySize } from '../../stay/guests/occupancy.ts';
import type { PartyDraft } from '../../stay/guests/guests.ts';
import type { TypedParty } from './reading/people.ts';

const hasChildren = ({ childrenAges, unagedChildren, infants }: TypedParty): boolean =>
  childrenAges !== null || unagedChildren !== null || infants !== null;

/** The ages of the form's children, when as many were typed without ages; null when the ages have to be asked for. */
const agesOfForm = (form: PartySize, count: number | null): readonly number[] | null =>
  count !== null && form.children === count ? form.childrenAges : null;

/**
 * Merges the typed people into those of a form. Null when the result cannot be searched, when ages have to be asked
 * for, and when only adults were typed while the form has children, because the words may or may not count them.
 */
export function partyWith(form: PartySize, said: TypedParty): PartySize | null {
  const ages = said.childrenAges ?? agesOfForm(form, said.unagedChildren);
  if (said.unagedChildren !== null && ages === null) return null;
  const typed = { ...said, childrenAges: ages };
  const saysChildren = hasChildren(typed);
  if (typed.adults !== null && !saysChildren && form.children + form.infants > 0) return null;
  const adults = typed.adults ?? form.adults;
  // A baby that was typed without a number of adults is added to the people of the form.
  const isOwn = saysChildren && typed.adults !== null;
  const childrenAges = typed.childrenAges ? [...typed.childrenAges] : isOwn ? [] : form.childrenAges;
  const party: PartySize = {
    adults,
    children: childrenAges.length,
    childrenAges,
    infants: typed.infants ?? (isOwn || typed.childrenAges ? 0 : form.infants),
    rooms: typed.rooms ?? Math.min(form.rooms, adults),
  };
  return partyProblem(party) === null ? party : null;
}

/** The people that were typed, for a form that asks for the ages of the children; null where no age is missing. */
export function partyToAsk(form: PartySize, typed: TypedParty): PartyDraft | null {
  const { unagedChildren } = typed;
  if (unagedChildren === null || partyWith(form, typed) !== null) return null;
  const known = Array.from({ length: unagedChildren }, () => 0);
  const party = partyWith(form, { ...typed, childrenAges: known });
  return party && { ...party, childrenAges: known.map(() => null) };
}

/** Whether a party is still the one that was typed. */
export function followsParty(party: PartySize, said: TypedParty): boolean {
  const typed = { ...said, childrenAges: said.childrenAges ?? agesOfForm(party, said.unagedChildren) };
  const same = partyWith({ ...party, children: 0, childrenAges: [], infants: 0 }, typed);
  const isSameAges = same?.childrenAges.join() === party.childrenAges.join();
  const saysPeople = typed.adults !== null || hasChildren(typed);
  return (
    same !== null &&
    same.adults === party.adults &&
    same.rooms === party.rooms &&
    (!saysPeople || (isSameAges && same.infants === party.infants))
  );
}
