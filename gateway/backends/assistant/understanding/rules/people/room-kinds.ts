import { maybe, rule, tag } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';

/** Before another kind of room than the one that is wanted. */
const OTHER = /^(?:or|not|than|או|לא|ולא|instead of)$/u;

/**
 * Counts people by the kinds of rooms that they ask for: “two double rooms and a single” is five adults.
 * @param count matches a number of rooms
 * @param bed matches a word for beds
 */
export const roomKindRule = (count: Part, bed: Part): Rule =>
  rule([maybe(count), tag('room-kind'), maybe(tag('room'))], ([counted, kind], state, at) => {
    const rooms = counted?.number ?? 1;
    const size = Number(kind?.tags.get('room-kind'));
    // “a double or a twin”, “a double, not a single”
    if (OTHER.test(state.terms[at - 1]?.text ?? '')) return true;
    // “a double and a single bed” in one room
    if (state.terms.some((term) => bed.fits(term))) return size > 1 && state.setPeople({ adults: size });
    // “is a single cheaper?”, “the doubles are too small” change no party that is known.
    const isNamedOnly = counted === undefined && (size === 1 || kind?.text.endsWith('s'));
    if (isNamedOnly && state.context.hasSearch) return false;
    const { beds, rooms: others } = state.people;
    const isRoom = ({ tags }: Term): boolean =>
      tags.has('room') || (tags.has('room-kind') && !tags.has('twins'));
    // “two twins and a single”, but “the twins”
    if (kind?.tags.has('twins') && !state.terms.some(isRoom)) return false;
    const isOne = counted === undefined && beds === null;
    return state.setPeople({
      beds: (beds ?? 0) + rooms * size,
      rooms: isOne ? others : (others ?? (beds === null ? 0 : 1)) + rooms,
    });
  });
