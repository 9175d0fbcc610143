/** A frame that says only that a search is wanted. */
export const emptyFrame = {
  goal: { kind: 'find' },
  places: [],
  dates: null,
  guests: null,
  budget: null,
  added: [],
  dropped: [],
  unmet: [],
};
