import { whichParty } from '../../replies/search/place-words.ts';
import { reply, type Plan, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { find } from './find.ts';
import { defaultParty } from './stay.ts';

/** Number of travellers, including children whose ages are missing. */
export function partySize({ party, missingAges }: Pick<DialogState, 'party' | 'missingAges'>): number {
  const { adults, childrenAges, infants } = party ?? defaultParty;
  return adults + childrenAges.length + infants + Math.abs(missingAges);
}

/** The party before people last left or joined; other changes do not matter. */
export const partyBefore = (before: DialogState, state: DialogState): DialogState['partyBefore'] =>
  before.hasSearched && partySize(before) !== partySize(state)
    ? { party: before.party, missingAges: before.missingAges }
    : state.partyBefore;

/** “they can come after all”: restores the party from before they left; asks for it when no one had left. */
export async function restoreParty(scope: Scope, state: DialogState, of: 'left' | 'joined'): Promise<Plan> {
  const { partyBefore: earlier } = state;
  const added = earlier ? partySize(earlier) - partySize(state) : 0;
  if (earlier && (of === 'left' ? added > 0 : added < 0)) return find(scope, { ...state, ...earlier });
  return reply(whichParty[scope.language], { ...state, asked: 'guests' });
}
