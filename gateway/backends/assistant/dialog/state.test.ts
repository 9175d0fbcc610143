import { describe, expect, it } from 'vitest';
import { emptyState, noWishes, readState } from './state.ts';

describe('the stored state of a conversation', () => {
  it('is read back as it was written', () => {
    const price = { min: 100, max: null, per: 'NIGHT' } as const;
    const state = { ...emptyState, offset: 5, wishes: { ...noWishes, price } };
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('is read when an older version stored it, without the wish for a price', () => {
    const { price: _price, ...wishes } = { ...noWishes, stars: [4, 5] };
    const { stayAssumed: _stayAssumed, ...older } = { ...emptyState, offset: 5, hasSearched: true, wishes };
    expect(readState(older)).toEqual({
      ...emptyState,
      offset: 5,
      hasSearched: true,
      wishes: { ...noWishes, stars: [4, 5] },
    });
  });

  it('loses only an open question whose name has changed since', () => {
    const stored = { ...emptyState, offset: 5, openQuestion: { kind: 'desk-fees', amenity: '' } };
    expect(readState(stored)).toEqual({ ...emptyState, offset: 5 });
  });

  it('is empty when nothing or something else is stored', () => {
    expect(readState(null)).toEqual(emptyState);
    expect(readState({ offset: 'five' })).toEqual(emptyState);
  });
});
