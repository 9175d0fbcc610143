/**
 * Shares in whole percent. Each is rounded on its own, so that 11 of 15 is 73. Only if the sum would exceed 100, the
 * shares with the smallest fractions among those rounded up are rounded down instead; equal counts have equal shares.
 */
export const wholeShares = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const shares = exact.map(Math.round);
  const excess = shares.reduce((sum, share) => sum + share, 0) - 100;
  const roundedUp = [...exact.keys()]
    .filter((at) => (shares[at] ?? 0) > (exact[at] ?? 0))
    .sort((left, right) => ((exact[left] ?? 0) % 1) - ((exact[right] ?? 0) % 1));
  const lowered = new Set(roundedUp.slice(0, Math.max(0, excess)).map((at) => counts[at]));
  return shares.map((share, at) => (lowered.has(counts[at]) ? share - 1 : share));
};
