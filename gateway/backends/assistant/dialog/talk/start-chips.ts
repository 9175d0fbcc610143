import { chip, popularChips, type FixedChip } from '../../replies/chip-words.ts';
import type { ContextKind } from '../../understanding/goals/message-context.ts';
import type { Mood } from '../reply.ts';
import { reply, type Plan, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';

const byContext: Readonly<Partial<Record<ContextKind, readonly FixedChip[]>>> = {
  hotel: ['price', 'rule', 'meals', 'rooms'],
  bookings: ['myBookings', 'cancelCost', 'receipt', 'rules'],
  'checkout-car': ['cars', 'insurance', 'attractions', 'rules'],
  'checkout-insurance': ['insurance', 'cars', 'attractions', 'rules'],
  'checkout-attractions': ['attractions', 'cars', 'insurance', 'rules'],
};

/** A reply that asks for a place to search, with popular ones as suggestions. */
export const askWhere = (
  text: string,
  state: DialogState,
  { language }: Scope,
  mood: Mood = 'neutral',
): Plan => reply(text, { ...state, asked: 'place' }, { suggestions: popularChips(language), mood });

/** Suggestions for the next message. */
export function startChips(scope: Scope, state: DialogState): string[] {
  const { language, context } = scope;
  const fixed = byContext[context.kind];
  if (fixed) return fixed.map((name) => chip(name, language));
  if (state.shown.length > 1)
    return [chip('more', language), chip('compare', language), chip('cheaper', language)];
  return [...popularChips(language).slice(0, 3), chip('help', language)];
}
