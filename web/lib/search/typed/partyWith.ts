import { partyProblem, type PartySize } from '../../stay/guests/occupancy.ts';
import type { TypedParty } from './reading/people.ts';

const hasChildren = ({ childrenAges, infants }: TypedParty): boolean =>
  childrenAges !== null || infants !== null;

/**
 * The people of a form with those that were typed; null when the result cannot be searched, and where only adults were
 * typed and the form has children, because the words may or may not count them.
 */
export function partyWith(form: PartySize, typed: TypedParty): PartySize | null {
  const saysChildren = hasChildren(typed);
  if (typed.adults !== null && !saysChildren && form.children + form.infants > 0) return null;
  const adults = typed.adults ?? form.adults;
  // Without a number of adults, a baby joins the people of the form.
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

/** Whether a party is still the one that was typed. */
export function followsParty(party: PartySize, typed: TypedParty): boolean {
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
