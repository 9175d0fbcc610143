/** A frame of a model that reads nothing but that a search is wanted. */
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
