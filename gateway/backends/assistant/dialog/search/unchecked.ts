/** Wishes for which no filter exists. They are remembered, and each list says that they were not checked. */
import { folded } from '../../language.ts';
import { say } from '../../texts/say.ts';
import type { WishName } from '../../understanding/reading.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { amenityOf } from './merge-wishes.ts';

/** The wishes that no search can check, without those repeated or withdrawn in this message. */
export function uncheckedWithout(
  unchecked: readonly string[],
  repeated: readonly string[],
  dropped: readonly WishName[],
): string[] {
  const gone = new Set([...repeated, ...dropped.map(amenityOf)].map(folded));
  return unchecked.filter((words) => !gone.has(folded(words)));
}

const nearOrder = (sort: DialogState['wishes']['sort'] | null): 'DISTANCE' | 'SEA' | null =>
  sort === 'DISTANCE' || sort === 'SEA' ? sort : null;

/**
 * The unchecked wishes before this message. An order by nearness meets the wish “near the centre”: when another order
 * replaces it, that wish is unchecked too.
 */
export function uncheckedWithLostOrder(
  { reading: { details }, language }: Scope,
  { unchecked, wishes }: DialogState,
): readonly string[] {
  const [before, after] = [nearOrder(wishes.sort), nearOrder(details.sort)];
  const isLost = details.sort !== null && details.sort !== wishes.sort && !details.dropped.includes('sort');
  // The message withdraws a wish whose order has already been replaced, for example “not near the sea”.
  const withdrawn = details.dropped.includes('sort') ? (['SEA', 'DISTANCE'] as const) : [];
  const met = new Set(
    [before, after, ...withdrawn].flatMap((sort) =>
      sort ? [say(`near.${sort}`)('en'), say(`near.${sort}`)('he')] : [],
    ),
  );
  const others = unchecked.filter((words) => !met.has(words));
  return before && isLost ? [...others, say(`near.${before}`)(language)] : others;
}
