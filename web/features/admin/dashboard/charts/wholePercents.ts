/**
 * Shares in whole percent that add up to 100: what rounding down leaves goes to the largest remainders, one each. When
 * all counts are 0, every share is 0 %.
 */
export const wholePercents = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const floors = counts.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = new Set(
    counts
      .map((count, place) => ({ place, remainder: (count * 100) % total }))
      .toSorted((left, right) => right.remainder - left.remainder)
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return floors.map((floor, place) => (raised.has(place) ? floor + 1 : floor));
};
